import { div, mul, pow } from '../fixed-point';
import { endTimeOf } from './end-time';
import type { DynamicStream, LinearStream, LockupStream, TranchedStream } from './types';

/*
 * LockupMath of @sablier/lockup 4.0, to the last unit. The Solidity also has branches for results above the
 * deposit. They handle bugs, not inputs: a stream that passes `validateStream` cannot reach them (x^e is at
 * most 1, and an elapsed step never exceeds the range), so they are not here.
 */

function linearAmount(stream: LinearStream, timestamp: bigint): bigint {
  const { deposit, startTime, endTime, cliffTime, unlocks } = stream;
  if (cliffTime > timestamp) return unlocks.start;

  const unlocked = unlocks.start + unlocks.cliff;
  if (unlocked >= deposit) return deposit;

  // After a cliff the linear part runs from the cliff, not from the start.
  const base = cliffTime === 0n ? startTime : cliffTime;
  // createLL stores 0 as one second (SablierLockupLinear).
  const granularity = stream.granularity === 0n ? 1n : stream.granularity;
  const steps = (timestamp - base) / granularity;
  return unlocked + (steps * (deposit - unlocked) * granularity) / (endTime - base);
}

function dynamicAmount(stream: DynamicStream, timestamp: bigint): bigint {
  let released = 0n;
  let segmentStart = stream.startTime;
  for (const segment of stream.segments) {
    if (segment.timestamp >= timestamp) {
      const elapsed = div(timestamp - segmentStart, segment.timestamp - segmentStart);
      return released + mul(pow(elapsed, segment.exponent), segment.amount);
    }
    released += segment.amount;
    segmentStart = segment.timestamp;
  }
  return released;
}

function tranchedAmount(stream: TranchedStream, timestamp: bigint): bigint {
  let released = 0n;
  for (const tranche of stream.tranches) {
    if (tranche.timestamp > timestamp) break;
    released += tranche.amount;
  }
  return released;
}

/**
 * How much of the deposit is released at `timestamp` (Unix seconds), in the token's smallest unit, for a
 * stream that has not been canceled: 0 before the start, the deposit at and after the end. Division
 * truncates, so dust waits until the end.
 *
 * The stream must be one that `validateStream` accepts; otherwise the result means nothing. Throws a
 * RangeError for a dynamic or tranched stream without parts.
 */
export function streamedAmount(stream: LockupStream, timestamp: bigint): bigint {
  const endTime = endTimeOf(stream);
  if (timestamp < stream.startTime) return 0n;
  if (timestamp >= endTime) return stream.deposit;
  switch (stream.model) {
    case 'linear':
      return linearAmount(stream, timestamp);
    case 'dynamic':
      return dynamicAmount(stream, timestamp);
    case 'tranched':
      return tranchedAmount(stream, timestamp);
  }
}
