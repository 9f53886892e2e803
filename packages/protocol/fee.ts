/** What a margin covers unless a caller says otherwise: a fall of the coin's price by 5 percent. */
const FALL_PERCENT = 5n;

/**
 * What to attach so that a minimum fee is still covered after the coin's price has fallen by `fallPercent`. A price
 * that falls by the fraction x raises the fee by the factor 1 / (1 - x), so a fall of 5 percent needs 5.26 percent
 * more. The comptroller rounds the fee down (`convertUSDFeeToWei` of `SablierComptroller`), so it was anything below
 * `fee + 1` before. The contract keeps the excess. `examples/with-margin.ts` is the same for readers.
 * @param fee in wei, as `calculateMinFeeWei` answered; 0 stays 0
 * @throws RangeError when the fall is not between 0 and 99 percent
 */
export function withMargin(fee: bigint, fallPercent = FALL_PERCENT): bigint {
  if (fallPercent < 0n || fallPercent > 99n) throw new RangeError('A fall of 0 to 99 percent.');
  if (fee === 0n) return 0n;
  const left = 100n - fallPercent;
  return ((fee + 1n) * 100n + left - 1n) / left;
}
