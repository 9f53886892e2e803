import { UNIT } from './unit';

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

/** A price feed that is older does not count; exactly this old, it does. */
const FEED_LIFE = 86_400n;

/**
 * The minimum fee in wei, as `convertUSDFeeToWei` of SablierComptroller in @sablier/evm-utils 2.0 computes it: rounded
 * down, and 0 where there is no minimum, no valid price, or none of the last 24 hours.
 * @param minFeeUSD and `price` of one coin in USD, both with 8 decimals; @param age of the price in seconds
 */
export function feeInWei(minFeeUSD: bigint, price: bigint, age: bigint): bigint {
  if (minFeeUSD === 0n || price <= 0n || age > FEED_LIFE) return 0n;
  return (minFeeUSD * UNIT) / price;
}
