/** Longer texts are read but not shown, because a text field with a megabyte freezes. */
export const MOST_SHOWN = 100_000;

/** The text of a field, or the length of one that is too long to show. */
export type ShownText = string | number;

/** The text of a field after its selection is replaced with the given text. */
export const insertText = (
  field: { value: string; selectionStart: number; selectionEnd: number },
  given: string,
): string =>
  field.value.slice(0, field.selectionStart) + given + field.value.slice(field.selectionEnd);
