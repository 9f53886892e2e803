import { div, mul } from '../fixed-point';
import { endTimeOf } from './end-time';
import { streamedAmount } from './streamed-amount';
import type { LinearStream, LockupStream } from './types';

/**
 * How a release computes the released amount: `v1` up to v1.2, `v2` in v2.0 and v3.0, `v4` from v4.0 on.
 * Linear streams are rounded differently, and those of `v1` run from the start even with a cliff.
 */
type LockupArithmetic = 'v1' | 'v2' | 'v4';

/** @param version such as `v1.2` */
export function arithmeticOf(version: string): LockupArithmetic {
  if (version.startsWith('v1.')) return 'v1';
  return version === 'v2.0' || version === 'v3.0' ? 'v2' : 'v4';
}

/** The elapsed share is rounded to 18 decimals before it is multiplied; v4.0 rounds once. */
const inTwoSteps = (amount: bigint, elapsed: bigint, whole: bigint): bigint =>
  mul(div(elapsed, whole), amount);

/** In v1, a cliff holds back the amount released since the start; there are no unlocks. */
function firstLinear({ deposit, startTime, endTime, cliffTime }: LinearStream, timestamp: bigint) {
  return cliffTime > timestamp
    ? 0n
    : inTwoSteps(deposit, timestamp - startTime, endTime - startTime);
}

function secondLinear(stream: LinearStream, timestamp: bigint): bigint {
  const { deposit, startTime, endTime, cliffTime, unlocks } = stream;
  if (cliffTime > timestamp) return unlocks.start;
  const unlocked = unlocks.start + unlocks.cliff;
  if (unlocked >= deposit) return deposit;
  const base = cliffTime === 0n ? startTime : cliffTime;
  return unlocked + inTwoSteps(deposit - unlocked, timestamp - base, endTime - base);
}

/**
 * `streamedAmount` as the release computes it, in the token's smallest unit, for a stream that has not been
 * canceled.
 * @param timestamp Unix seconds
 */
export function releasedBy(
  arithmetic: LockupArithmetic,
  stream: LockupStream,
  timestamp: bigint,
): bigint {
  if (arithmetic === 'v4') return streamedAmount(stream, timestamp);
  // In v1 nothing is released in the second of the start, whatever the exponent.
  if (timestamp < stream.startTime || (arithmetic === 'v1' && timestamp === stream.startTime))
    return 0n;
  if (stream.model !== 'linear') return streamedAmount(stream, timestamp);
  if (timestamp >= endTimeOf(stream)) return stream.deposit;
  return arithmetic === 'v1' ? firstLinear(stream, timestamp) : secondLinear(stream, timestamp);
}
