/** Thrown by `parseAmount`; the message tells the reader what to type instead. */
export class AmountError extends Error {
  override readonly name = 'AmountError';
}

function assertDecimals(decimals: number): void {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    throw new RangeError(`Token decimals must be an integer from 0 to 255, not ${decimals}.`);
  }
}

/**
 * Token units as a decimal number with commas between thousands. Digits after `maxDecimals` are
 * cut, never rounded up, so nobody reads an amount larger than the one that exists. Trailing zeros
 * of the fraction are dropped. Throws a RangeError for a negative amount or odd decimals.
 */
export function formatAmount(
  units: bigint,
  decimals: number,
  { maxDecimals = decimals }: { maxDecimals?: number } = {},
): string {
  assertDecimals(decimals);
  if (units < 0n) throw new RangeError('A token amount cannot be negative.');
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(whole.length, whole.length + maxDecimals).replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/**
 * The token units that a typed decimal number stands for. Commas may separate thousands; a point
 * separates the fraction. Throws an AmountError when the text is empty, is not such a number, or
 * has more decimals than the token.
 */
export function parseAmount(text: string, decimals: number): bigint {
  assertDecimals(decimals);
  const trimmed = text.trim();
  if (trimmed === '') throw new AmountError('Enter an amount.');
  if (trimmed.startsWith('-')) throw new AmountError('Enter an amount of 0 or more.');

  const match = /^(\d+|\d{1,3}(?:,\d{3})+|(?=\.\d))(?:\.(\d*))?$/.exec(trimmed);
  if (!match) {
    throw new AmountError(`"${trimmed}" is not an amount; write it like 1,234.56.`);
  }
  const whole = (match[1] ?? '').replaceAll(',', '');
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) {
    const places = decimals === 1 ? '1 decimal' : `${decimals} decimals`;
    throw new AmountError(
      decimals === 0 ? 'This token has no decimals.' : `This token has at most ${places}.`,
    );
  }
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
