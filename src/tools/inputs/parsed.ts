/** What became of a text that a reader typed: a value, or one sentence that says what to do. */
export type Parsed<T> = { readonly value: T } | { readonly problem: string };

export const isRead = <T>(parsed: Parsed<T>): parsed is { readonly value: T } => 'value' in parsed;

/** The value, or null when the text cannot be read. */
export const valueOf = <T>(parsed: Parsed<T>): T | null => (isRead(parsed) ? parsed.value : null);

/** No field takes a longer text, typed or from an address. */
export const MAX_FIELD_LENGTH = 64;

/** Reads a field that may stay empty, for 0. */
export const orZero =
  (read: (text: string) => Parsed<bigint>) =>
  (text: string): Parsed<bigint> =>
    text.trim() === '' ? { value: 0n } : read(text);
