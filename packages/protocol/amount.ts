function assertDecimals(decimals: number): void {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    throw new RangeError(`Token decimals must be an integer from 0 to 255, not ${decimals}.`);
  }
}

/**
 * What stands between thousands: a narrow no-break space. A comma or a point there is a decimal sign to
 * many readers, so that what a page prints could not be typed into a field without a question.
 */
export const THOUSANDS = '\u202f';

/** A whole number with spaces between thousands. */
export const formatCount = (count: number | bigint): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, THOUSANDS);

/** Three decimals after one to three digits, which look like thousands behind a point. */
const LIKE_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * Token units as a decimal number with narrow spaces between thousands, in the form that every field of the
 * site reads without a question: 1.125 is `1.1250`. Digits after `maxDecimals` are cut, never rounded up, so
 * that the text never shows more than the actual amount. Other trailing zeros of the fraction are dropped.
 * Throws a RangeError for a negative amount or odd decimals.
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
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, THOUSANDS);
  const text = fraction ? `${grouped}.${fraction}` : grouped;
  return LIKE_THOUSANDS.test(text) ? `${text}0` : text;
}
