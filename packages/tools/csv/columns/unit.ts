const powerOfTen = (exponent: number): bigint => BigInt(`1${'0'.repeat(exponent)}`);

/** An amount that is written in the smallest unit, in tokens; any other text comes back as it is. */
export function inTokens(cell: string, decimals: number): string {
  const text = cell.trim();
  if (!/^[0-9]{1,78}$/.test(text)) return cell;
  const digits = text.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/^0+(?=[0-9])/, '');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  // A fourth digit, so that nobody takes the point of 1.125 for that of 1,125.
  return fraction === '' ? whole : `${whole}.${fraction.length === 3 ? `${fraction}0` : fraction}`;
}

/** An amount as large as this, in every row, is probably counted in the smallest unit. */
const leastOf = (decimals: number): bigint => {
  const least = powerOfTen(Math.max(0, decimals - 3));
  return least > 100_000n ? least : 100_000n;
};

/**
 * Whether an amount that is typed as a whole number of tokens looks like the smallest unit: it is
 * a thousandth of a token or more if it is, and at least 100,000 tokens if it is not.
 * @param units in the smallest unit, as it would be paid
 */
export function looksLikeUnits(units: bigint, decimals: number): boolean {
  if (decimals === 0) return false;
  const token = powerOfTen(decimals);
  return units % token === 0n && units / token >= leastOf(decimals);
}
