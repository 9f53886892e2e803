import { endTimeOf } from './end-time';
import { criticalTimes, evenly } from './sample-times';
import { streamedAmount } from './streamed-amount';
import type { LockupStream } from './types';

export interface CurvePoint {
  /** Unix seconds. */
  readonly timestamp: bigint;
  /** Released so far, in the token's smallest unit. */
  readonly amount: bigint;
}

/**
 * Points of the release curve for a plot, ordered by time without repeats, amounts never falling. Each point
 * is exactly the contract's result at that second.
 *
 * They are: `count` (2 or more) evenly spaced moments, the start and the end; the two sides of every jump
 * (start unlock, cliff, tranche and segment boundaries, the steps of a linear stream while there are at most
 * `MAX_STEPS`), one second apart; and extra moments where a segment is curved. When something unlocks at the
 * start, the first point is the second before it, at 0. So straight lines between the points draw the curve.
 * Throws a RangeError for a count below 2 or a stream without parts; the stream must be one that
 * `validateStream` accepts.
 */
export function sampleCurve(stream: LockupStream, count: number): CurvePoint[] {
  if (!Number.isInteger(count) || count < 2) {
    throw new RangeError('A curve needs at least 2 points.');
  }
  const { startTime } = stream;
  const endTime = endTimeOf(stream);
  const times = new Set<bigint>([startTime, ...evenly(startTime, endTime, count - 1)]);
  for (const time of [...criticalTimes(stream, count), endTime - 1n]) {
    if (time > startTime && time <= endTime) times.add(time);
  }
  if (streamedAmount(stream, startTime) > 0n) times.add(startTime - 1n);
  return [...times]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((timestamp) => ({ timestamp, amount: streamedAmount(stream, timestamp) }));
}
