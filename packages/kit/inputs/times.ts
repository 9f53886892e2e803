import { MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import { durationWithUnits, hasMonths, NO_MONTHS } from './durations';
import type { Parsed } from './parsed';

const DATE = /^\+?(\d{4,6})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?(?: ?(?:UTC|Z))?$/i;

/** Whether a text is written as a date, though it may name a day that does not exist. */
const isDate = (text: string) => DATE.test(text);

/** Unix seconds of a date in UTC; null for any other text and for days that do not exist. */
function dateSeconds(text: string): bigint | null {
  const match = DATE.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, 0);
  // JavaScript turns February 30 into March 2, so the parts then differ.
  const same =
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second;
  return same ? BigInt(date.getTime() / 1_000) : null;
}

/** Digits that people read as a year or as a day, and a chain reads as a second of 1970. */
const YEAR = /^(?:19|2\d)\d\d$/;
const PLAIN_DAY = /^((?:19|2\d)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;

/** Spreadsheets count the days from 1900: five digits are a day from 1927 to 2173. */
const SERIAL = /^[1-9]\d{4}(?:\.\d+)?$/;

/** The question about digits that can be a year or a day; null for other texts. */
function questionOfDigits(text: string): string | null {
  if (YEAR.test(text)) {
    return `"${text}" can be a year, or a Unix second of 1970. Write the day: ${text}-01-31.`;
  }
  if (SERIAL.test(text)) {
    return `"${text}" can be a spreadsheet’s number for a day, or a Unix second of 1970. Write the day as a date.`;
  }
  const [, year, month, day] = PLAIN_DAY.exec(text) ?? [];
  return year === undefined
    ? null
    : `"${text}" can be a day, or a Unix second of 1970. Write ${year}-${month}-${day} for the day.`;
}

/** Seconds of a time relative to the start, such as `25d` or `+25 days`; null for other texts. */
export const secondsFromStart = (text: string): bigint | null =>
  durationWithUnits(text.trim().replace(/^\+\s*/, ''));

/**
 * Reads a time as Unix seconds (uint40): a date in UTC (`2026-01-31`, `2026-01-31 12:00`), a Unix
 * timestamp, or a time relative to the start such as `25d`.
 * @param start Unix seconds for relative times, which are rejected without it
 */
export function readTime(text: string, start?: bigint): Parsed<bigint> {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'Enter a date.' };
  const question = questionOfDigits(trimmed);
  if (question !== null) return { problem: question };
  const distance = start === undefined ? null : secondsFromStart(trimmed);
  const value = /^\d{1,13}$/.test(trimmed)
    ? BigInt(trimmed)
    : distance !== null
      ? (start ?? 0n) + distance
      : dateSeconds(trimmed);
  if (value === null) {
    if (isDate(trimmed))
      return { problem: 'There is no such day or time. Check it in a calendar.' };
    if (hasMonths(trimmed)) return { problem: NO_MONTHS };
    const also = start === undefined ? '' : ', or a distance from the start such as 25d';
    return { problem: `Write a date in UTC such as 2026-01-31 12:00, a Unix timestamp${also}.` };
  }
  if (value < 0n || value > MAX_UINT40) {
    return { problem: `Choose a time from 1970 to Unix second ${MAX_UINT40}, the largest uint40.` };
  }
  return { value };
}

/** Like `readTime` for a link of the site, whose digits are Unix seconds however few they are. */
export const timeFromLink = (text: string, start?: bigint): Parsed<bigint> =>
  readTime(/^\d{1,8}$/.test(text) ? text.padStart(9, '0') : text, start);
