import { plainAmount } from './amounts';

/**
 * An exact amount as a Solidity literal: `2.5e18`; without an exponent for a token without
 * decimals.
 */
export const solidityAmount = (units: bigint, decimals: number): string =>
  `${plainAmount(units, decimals)}${decimals > 0 && units > 0n ? `e${decimals}` : ''}`;

/** An exact amount as code for viem: `parseUnits('2.5', 18)`. */
export const viemAmount = (units: bigint, decimals: number): string =>
  units === 0n ? '0n' : `parseUnits('${plainAmount(units, decimals)}', ${decimals})`;

/** Text of printable ASCII between quotes, for Solidity (`"`) or TypeScript (`'`). */
export const quoted = (text: string, quote: '"' | "'"): string =>
  `${quote}${text.replace(/[\\'"]/g, (mark) => (mark === '\\' || mark === quote ? `\\${mark}` : mark))}${quote}`;

/** Indents every line. */
export const indentedLines = (lines: readonly string[], by: string): string[] =>
  lines.map((line) => `${by}${line}`);
