/** A stream of Legacy, as `getStream` returns it. Amounts are in the token's smallest unit. */
export interface LegacyTerms {
  deposit: bigint;
  /** Amount not withdrawn yet. */
  remaining: bigint;
  ratePerSecond: bigint;
  /** Unix seconds. */
  startTime: bigint;
  stopTime: bigint;
}

/**
 * Balances of sender and recipient at a time, as `balanceOf` of both releases computes them.
 * @throws {RangeError} when more was withdrawn than streamed, which no contract allows
 */
export function legacyBalances(
  { deposit, remaining, ratePerSecond, startTime, stopTime }: LegacyTerms,
  time: bigint,
): { sender: bigint; recipient: bigint } {
  const end = time < stopTime ? time : stopTime;
  const streamed = time <= startTime ? 0n : (end - startTime) * ratePerSecond;
  const recipient = streamed - (deposit - remaining);
  if (recipient < 0n || recipient > remaining) {
    throw new RangeError('More was withdrawn than the stream has.');
  }
  return { sender: remaining - recipient, recipient };
}
