import { formatUtc } from '@sablier-docs/protocol/time';
import { secondsOf, type Zone } from '../creation/batch-rows';
import { dateWords } from '@sablier-docs/kit/calendar/date-words';
import type { Parsed } from '@sablier-docs/kit/inputs/parsed';
import { readTime } from '@sablier-docs/kit/inputs/times';

/** A past second that the reader asks about. */
export interface Moment {
  /** Unix seconds. */
  second: bigint;
  /** The moment in words, with its time zone. */
  says: string;
}

const DAY = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/;
const UNIX = /^\s*\d{1,13}\s*$/;
const TWICE =
  'The clock of this device skips this time, or shows it twice. Choose UTC, or another time.';

/** The beginning of the day after a date, as milliseconds of the same time in UTC. */
function nextMidnight(year: number, month: number, day: number): bigint | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return BigInt(Date.UTC(year, month - 1, day + 1));
}

/**
 * Reads a date, a date with a time, or Unix seconds. A date without a time is the end of its day:
 * the midnight with which it ends.
 * @param zone of dates
 */
export function readMoment(text: string, zone: Zone): Parsed<Moment> {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  const place = zone === 'utc' ? 'UTC' : 'time of this device';
  if (year !== undefined && month !== undefined && day !== undefined) {
    const end = nextMidnight(year, month, day);
    if (end === null) return { problem: 'There is no such day. Check it in a calendar.' };
    const second = secondsOf(end, zone);
    if (second === null) return { problem: TWICE };
    const shown = dateWords(BigInt(Date.UTC(year, month - 1, day)) / 1_000n);
    const says = `The end of ${shown} (midnight, ${place}): ${formatUtc(second)}, Unix ${second}`;
    return { value: { second, says } };
  }
  const read = readTime(text);
  if ('problem' in read) return read;
  const isFixed = UNIX.test(text) || /(?:utc|z)\s*$/i.test(text);
  const second = isFixed ? read.value : secondsOf(read.value * 1_000n, zone);
  if (second === null) return { problem: TWICE };
  return { value: { second, says: `${formatUtc(second)}, Unix ${second}` } };
}
