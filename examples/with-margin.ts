// region margin
/**
 * What to attach so that the fee is still covered after the coin's price has fallen by `fallPercent`.
 * A price that falls by the fraction x raises the fee by the factor 1 / (1 - x): a fall of 5% needs
 * 5.26% more, not 5%. Throws when the fall is not between 0 and 99 percent.
 * @param fee in wei, as `calculateMinFeeWei` answered
 */
export function withMargin(fee: bigint, fallPercent = 5n): bigint {
  if (fallPercent < 0n || fallPercent > 99n) throw new RangeError('A fall of 0 to 99 percent.');
  if (fee === 0n) return 0n; // nothing is asked for, and the contract keeps what it gets
  const left = 100n - fallPercent;
  // The contract has rounded down: before that, the fee was anything below `fee + 1`.
  return ((fee + 1n) * 100n + left - 1n) / left;
}
// endregion margin
