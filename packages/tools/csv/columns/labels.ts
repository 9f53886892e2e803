/** A, B, … Z, AA: the letters that a spreadsheet writes above its columns. */
export const columnLetter = (at: number): string =>
  at < 26
    ? String.fromCharCode(65 + at)
    : columnLetter(Math.floor(at / 26) - 1) + columnLetter(at % 26);

/** The name of a column of the file, or its letter. */
export const columnLabel = ({ at, name }: { at: number; name: string }): string =>
  name === '' ? `column ${columnLetter(at)}` : name;
