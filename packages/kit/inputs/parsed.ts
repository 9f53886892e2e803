/** The result of reading a typed text: a value, or one sentence that says what to do. */
export type Parsed<T> = { readonly value: T } | { readonly problem: string };

export const isRead = <T>(parsed: Parsed<T>): parsed is { readonly value: T } => 'value' in parsed;

/** The value, or null if the text cannot be read. */
export const valueOf = <T>(parsed: Parsed<T>): T | null => (isRead(parsed) ? parsed.value : null);

/**
 * Maximum length of a field's text, typed or from a URL: more than the longest amount, ID, hash, duration or address with
 * the prefix of a chain.
 */
export const MAX_FIELD_LENGTH = 200;

/** The same for a field that takes a link of the app or of an explorer. */
export const MAX_LINK_LENGTH = 300;

/** Reads a field that may be empty, which means 0. */
export const orZero =
  (read: (text: string) => Parsed<bigint>) =>
  (text: string): Parsed<bigint> =>
    text.trim() === '' ? { value: 0n } : read(text);
