import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import { SECONDS_PER_DAY } from '@sablier-docs/protocol/seconds';
import type { LinearStream, LockupStream } from '@sablier-docs/protocol/lockup/types';

/** A date on which the schedule changes. */
interface ScheduleEvent {
  /** Unix seconds. */
  readonly time: bigint;
  readonly what: string;
  /** Amount vested by then, in the token's smallest unit. */
  readonly vested: bigint;
}

/**
 * Steps of a linear stream are listed if they are at least a day long and not more than this many.
 */
const MOST_STEPS = 400n;

function stepsOf({ startTime, endTime, cliffTime, granularity }: LinearStream) {
  const base = cliffTime > 0n ? cliffTime : startTime;
  const count = granularity > 0n ? (endTime - base - 1n) / granularity : 0n;
  if (granularity < SECONDS_PER_DAY || count > MOST_STEPS) return [];
  return Array.from({ length: Number(count) }, (_, i) => ({
    time: base + granularity * BigInt(i + 1),
    what: `Step ${i + 1}`,
  }));
}

function innerOf(stream: LockupStream): { time: bigint; what: string }[] {
  switch (stream.model) {
    case 'linear':
      return [
        ...(stream.cliffTime > 0n ? [{ time: stream.cliffTime, what: 'Cliff' }] : []),
        ...stepsOf(stream),
      ];
    case 'dynamic':
      return stream.segments.map(({ timestamp }, i) => ({
        time: timestamp,
        what: `Segment ${i + 1} ends`,
      }));
    case 'tranched':
      return stream.tranches.map(({ timestamp }, i) => ({
        time: timestamp,
        what: `Tranche ${i + 1}`,
      }));
  }
}

/**
 * The dates of a schedule in order: start, cliff, steps of a day or longer, ends of segments,
 * tranches, and the end. Other dates at the end are omitted.
 */
export function scheduleEvents(stream: LockupStream): ScheduleEvent[] {
  const end = endTimeOf(stream);
  const inner = innerOf(stream).filter(({ time }) => time > stream.startTime && time < end);
  return [
    { time: stream.startTime, what: 'Stream starts' },
    ...inner,
    { time: end, what: 'Stream ends' },
  ].map((event) => ({ ...event, vested: streamedAmount(stream, event.time) }));
}
