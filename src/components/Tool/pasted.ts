/** Longer texts are read without being shown: a text field with a megabyte freezes. */
export const MOST_SHOWN = 100_000;

/** The text of a field, or the number of characters of one that is too long to show. */
export type Shown = string | number;

/** The text that a field has once a text is set in the place of what is selected in it. */
export const joined = (
  field: { value: string; selectionStart: number; selectionEnd: number },
  given: string,
): string =>
  field.value.slice(0, field.selectionStart) + given + field.value.slice(field.selectionEnd);
