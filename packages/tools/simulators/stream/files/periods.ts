import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { LAST_DATE } from '@sablier-docs/kit/calendar/iso-utc';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';

/** Length of a period in a table. */
export type PeriodUnit = 'day' | 'week' | 'month' | 'year';

/** Maximum length of a table: about 27 years of days. */
export const MAX_PERIODS = 10_000;

const startOf = (year: number, month: number, day: number) =>
  BigInt(Date.UTC(year, month, day) / 1000);

/** The first midnight (UTC) after a moment at which a day, a Monday, a month or a year begins. */
function nextBoundary(after: bigint, every: PeriodUnit): bigint {
  const date = new Date(Number(after) * 1000);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (every) {
    case 'day':
      return startOf(year, month, day + 1);
    case 'week':
      // Sunday is 0; weeks begin on Monday, as in ISO 8601.
      return startOf(year, month, day + ((8 - date.getUTCDay()) % 7 || 7));
    case 'month':
      return startOf(year, month + 1, 1);
    case 'year':
      return startOf(year + 1, 0, 1);
  }
}

/**
 * Unix seconds at which the periods of a stream begin and end: its start, each midnight (UTC) at which a
 * day, a week, a month or a year begins, and its end. Null when that would be more than `MAX_PERIODS` periods,
 * or when the stream ends after the year 9999.
 */
export function boundariesOf(stream: LockupStream, every: PeriodUnit): bigint[] | null {
  const end = endTimeOf(stream);
  if (end > LAST_DATE) return null;
  const boundaries = [stream.startTime];
  for (let next = nextBoundary(stream.startTime, every); next < end; ) {
    if (boundaries.length >= MAX_PERIODS) return null;
    boundaries.push(next);
    next = nextBoundary(next, every);
  }
  return [...boundaries, end];
}
