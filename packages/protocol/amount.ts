function assertDecimals(decimals: number): void {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    throw new RangeError(`Token decimals must be an integer from 0 to 255, not ${decimals}.`);
  }
}

/**
 * Token units as a decimal number with commas between thousands. Digits after `maxDecimals` are cut, never
 * rounded up, so that the text never shows more than the actual amount. Trailing zeros of the fraction are
 * dropped. Throws a RangeError for a negative amount or odd decimals.
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
