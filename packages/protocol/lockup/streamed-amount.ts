import { div, mul, pow } from '../fixed-point';
import { endTimeOf } from './end-time';
import { linearStreamedAmount } from './linear-streamed-amount';
import type { DynamicStream, LockupStream, TranchedStream } from './types';

/*
 * LockupMath of @sablier/lockup 4.0, to the last unit. The Solidity also has branches for results above the
 * deposit. They handle bugs, not inputs: a stream that passes `validateStream` cannot reach them (x^e is at
 * most 1, and an elapsed step never exceeds the range), so they are not here.
 */

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
  if (stream.model === 'linear') return linearStreamedAmount(stream, timestamp);
  const endTime = endTimeOf(stream);
  if (timestamp < stream.startTime) return 0n;
  if (timestamp >= endTime) return stream.deposit;
  return stream.model === 'dynamic'
    ? dynamicAmount(stream, timestamp)
    : tranchedAmount(stream, timestamp);
}
