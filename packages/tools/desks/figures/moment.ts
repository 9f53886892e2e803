import { formatUtc } from '@sablier-docs/protocol/time';
import { zonedUnixTime, type Zone } from '../creation/batch-rows';
import { dateWords } from '@sablier-docs/kit/calendar/date-words';
import type { Parsed } from '@sablier-docs/kit/inputs/parsed';
import { readTimestamp } from '../../csv/cells/timestamp';
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

const BOTH_ORDERS = 'Day and month can be read in both orders. Write the year first: 2026-12-31.';

/**
 * A date in another notation of the CSV checker, such as `31.12.2026`, with the year first. Text that
 * is no such date comes back as it is.
 */
function yearFirst(text: string): Parsed<string> {
  const { number, findings, text: read } = readTimestamp(text.trim());
  if (findings.some(({ code }) => code === 'date-day-month')) return { problem: BOTH_ORDERS };
  if (number === undefined) return { value: text };
  const hasTime = !findings.some(({ code }) => code === 'date-day');
  return { value: hasTime ? read : read.slice(0, 'YYYY-MM-DD'.length) };
}

/** The beginning of the day after a date, as milliseconds of the same time in UTC. */
function nextMidnight(year: number, month: number, day: number): bigint | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return BigInt(Date.UTC(year, month - 1, day + 1));
}

/**
 * Reads a date, also as `31.12.2026` or `31 Dec 2026`, a date with a time, or Unix seconds. A date without a time is the end of its day:
 * the midnight with which it ends.
 * @param zone of dates
 */
export function readMoment(typed: string, zone: Zone): Parsed<Moment> {
  const found = yearFirst(typed);
  if ('problem' in found) return found;
  const text = found.value;
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  const place = zone === 'utc' ? 'UTC' : 'time of this device';
  if (year !== undefined && month !== undefined && day !== undefined) {
    const end = nextMidnight(year, month, day);
    if (end === null) return { problem: 'There is no such day. Check it in a calendar.' };
    if (end < 0n) return { problem: 'The contracts count from 1970. Check the year.' };
    const second = zonedUnixTime(end, zone);
    if (second === null) return { problem: TWICE };
    const shown = dateWords(BigInt(Date.UTC(year, month - 1, day)) / 1_000n);
    const says = `The end of ${shown} (midnight, ${place}): ${formatUtc(second)}, Unix ${second}`;
    return { value: { second, says } };
  }
  const read = readTime(text);
  if ('problem' in read) return read;
  const isFixed = UNIX.test(text) || /(?:utc|z)\s*$/i.test(text);
  const second = isFixed ? read.value : zonedUnixTime(read.value * 1_000n, zone);
  if (second === null) return { problem: TWICE };
  return { value: { second, says: `${formatUtc(second)}, Unix ${second}` } };
}

const MONTHS = /^\s*(\d{4})-(\d{2})(?:\s*(?:to|until|through|-|–|\.{2,})\s*(\d{4})-(\d{2}))?\s*$/i;
/** Three years. */
const MOST_MONTHS = 36;

/**
 * Reads one moment, or a first and a last month such as `2026-01 to 2026-12`: the end of each month from the one to the
 * other, in order.
 * @param zone of dates
 */
export function readMoments(typed: string, zone: Zone): Parsed<Moment[]> {
  const range = MONTHS.exec(typed);
  if (!range) {
    const read = readMoment(typed, zone);
    return 'problem' in read ? read : { value: [read.value] };
  }
  const [firstYear, first, lastYear = firstYear, last = first] = range.slice(1).map((text) =>
    // A group that matched nothing is undefined.
    text === undefined ? undefined : Number(text),
  ) as [number, number, number?, number?];
  if ([first, last].some((month) => month < 1 || month > 12))
    return { problem: 'A month is from 01 to 12, after the year: 2026-01 to 2026-12.' };
  const count = (lastYear - firstYear) * 12 + last - first + 1;
  if (count < 1) return { problem: 'The last month is before the first: 2026-01 to 2026-12.' };
  if (count > MOST_MONTHS) return { problem: `Enter at most ${MOST_MONTHS} months.` };
  const moments: Moment[] = [];
  for (let at = 0; at < count; at += 1) {
    // Day 0 of a month is the last one of the month before.
    const end = new Date(Date.UTC(firstYear, first + at, 0)).toISOString().slice(0, 10);
    const read = readMoment(end, zone);
    if ('problem' in read) return read;
    moments.push(read.value);
  }
  return { value: moments };
}
