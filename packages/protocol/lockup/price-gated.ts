/** The terms of a price-gated stream that has not been canceled. */
interface PriceGatedStream {
  /** In the token's smallest unit. */
  readonly deposit: bigint;
  /** Unix second from which everything is released, whatever the price. */
  readonly endTime: bigint;
  /** 8 decimals, regardless of the feed. */
  readonly targetPrice: bigint;
}

/**
 * How much of the deposit is released at `timestamp` (Unix seconds): all or nothing, and nothing again when
 * the price falls before the end. `calculateStreamedAmountLPG` of LockupMath in @sablier/lockup 4.0. The
 * start plays no part in it.
 * @param price latest price of the feed with 8 decimals; 0 when it has no valid one, as decided by
 *   `safeOraclePrice` of SafeOracle in @sablier/evm-utils 2.0
 */
export function priceGatedAmount(
  { deposit, endTime, targetPrice }: PriceGatedStream,
  timestamp: bigint,
  price: bigint,
): bigint {
  if (timestamp >= endTime) return deposit;
  return price > 0n && price >= targetPrice ? deposit : 0n;
}
