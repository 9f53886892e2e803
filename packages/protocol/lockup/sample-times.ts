import { UNIT } from '../unit';
import { endTimeOf } from './end-time';
import type { DynamicStream, LinearStream, LockupStream } from './types';

/** A linear stream with more steps is drawn as a smooth line. */
export const MAX_STEPS = 400;

const MIN_POINTS_PER_CURVE = 16;

/** `at` and the second before it: the two sides of a jump. */
const jump = (at: bigint): bigint[] => [at - 1n, at];

/** `count` moments after `from`, up to and including `to`. */
export function evenly(from: bigint, to: bigint, count: number): bigint[] {
  const parts = BigInt(count);
  return Array.from({ length: count }, (_, i) => from + ((to - from) * BigInt(i + 1)) / parts);
}

function linearTimes({ cliffTime, startTime, endTime, granularity }: LinearStream): bigint[] {
  const base = cliffTime === 0n ? startTime : cliffTime;
  const times = jump(base);
  if (granularity > 1n && (endTime - base) / granularity <= BigInt(MAX_STEPS)) {
    for (let step = base + granularity; step < endTime; step += granularity) {
      times.push(...jump(step));
    }
  }
  return times;
}

// x^e is steep near 0 when e < 1 and near 1 when e > 1. Moments at which the amount, rather than
// the time, grows evenly fall where the curve is steep. Floats only choose the moments.
function curveTimes(from: bigint, to: bigint, exponent: bigint, count: number): bigint[] {
  const inverse = Number(UNIT) / Number(exponent);
  const duration = Number(to - from);
  return Array.from({ length: count }, (_, i) => {
    const share = ((i + 1) / count) ** inverse;
    return from + BigInt(Math.floor(share * duration));
  });
}

function dynamicTimes({ startTime, segments }: DynamicStream, count: number): bigint[] {
  const total = Number(
    endTimeOf({ model: 'dynamic', deposit: 0n, startTime, segments }) - startTime,
  );
  const times: bigint[] = [];
  let from = startTime;
  for (const { amount, exponent, timestamp: to } of segments) {
    // With a small exponent most of the segment is released in its first second.
    times.push(from, from + 1n, ...jump(to));
    if (amount > 0n && exponent > 0n && exponent !== UNIT) {
      const share = Math.ceil((count * Number(to - from)) / total);
      const points = Math.max(MIN_POINTS_PER_CURVE, share);
      times.push(...evenly(from, to, points), ...curveTimes(from, to, exponent, points));
    }
    from = to;
  }
  return times;
}

/** The moments that a plot of the stream needs beyond an even grid; unordered, with repeats. */
export function criticalTimes(stream: LockupStream, count: number): bigint[] {
  switch (stream.model) {
    case 'linear':
      return linearTimes(stream);
    case 'dynamic':
      return dynamicTimes(stream, count);
    case 'tranched':
      return stream.tranches.flatMap(({ timestamp }) => jump(timestamp));
  }
}
