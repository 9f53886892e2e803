/** A stream of Legacy, as `getStream` answers it. Amounts are in the token's smallest unit. */
export interface LegacyTerms {
  deposit: bigint;
  /** What has not been withdrawn. */
  remaining: bigint;
  ratePerSecond: bigint;
  /** Unix seconds. */
  startTime: bigint;
  stopTime: bigint;
}

/**
 * What sender and recipient have at a second, as `balanceOf` of both releases computes it.
 * @throws {RangeError} when more was withdrawn than has been streamed, which no contract allows
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
