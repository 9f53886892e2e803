import { formatAmount, formatCount } from '@sablier-docs/protocol/amount';

/** Fewer digits are typed as tokens, whatever the token. */
const FEWEST_DIGITS = 6;

/**
 * The two readings of a typed amount that may be a count of the token's smallest unit: as tokens, and as that count in
 * tokens. Such a count is digits alone and a whole token at least, as explorers and scripts print amounts. Spaces between
 * thousands, which each reading has where it would be asked about again, are those of tokens.
 * @returns empty for any other text
 */
export function readingsByUnit(text: string, decimals: number): readonly string[] {
  // Sheets and scripts end a count with a point, or with zeros after it.
  const digits = text.trim().replace(/^0+/, '').replace(/\.0*$/, '');
  const isCount = /^\d{1,78}$/.test(digits) && digits.length > Math.max(decimals, FEWEST_DIGITS);
  if (decimals === 0 || !isCount) return [];
  return [formatCount(BigInt(digits)), formatAmount(BigInt(digits), decimals)];
}
