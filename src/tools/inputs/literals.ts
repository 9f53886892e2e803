/** Digits in groups of three, as Solidity and TypeScript both read them: `100_000_000`. */
export const grouped = (value: bigint): string => value.toString().replace(/\B(?=(\d{3})+$)/g, '_');

/** Text of printable ASCII between quotes, for Solidity (`"`) or TypeScript (`'`). */
export const quoted = (text: string, quote: '"' | "'"): string =>
  `${quote}${text.replace(/[\\'"]/g, (mark) => (mark === '\\' || mark === quote ? `\\${mark}` : mark))}${quote}`;

/** Every line two or four spaces further in. */
export const indented = (lines: readonly string[], by: string): string[] =>
  lines.map((line) => `${by}${line}`);
