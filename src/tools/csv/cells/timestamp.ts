import { readMonthWord } from './month-words';
import { bad, type Verdict } from './verdict';

const EXACT = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})$/;
// ISO and year-first spellings with the same meaning; seconds only when they are zero.
const LOOSE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[T ]+(\d{1,2}):(\d{2})(?::00(?:\.0+)?)?$/;
/** A day without a time. */
const DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

const two = (digits = '') => digits.padStart(2, '0');

/**
 * A date and time on the reader's clock. `number` counts milliseconds as if the clock showed UTC,
 * which is enough to put dates in order.
 */
export function readTimestamp(input: string): Verdict {
  const parts =
    (EXACT.exec(input) ?? LOOSE.exec(input))?.slice(1) ?? readMonthWord(input) ?? undefined;
  if (!parts) return unread(input);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map(Number);
  if (!isDay(year, month, day) || hour > 23 || minute > 59) {
    const detail = isDay(year, month, day) ? '' : missingDay(year, month, day);
    return bad(input, { code: 'date-invalid', detail });
  }
  const [y, m, d, h, min] = parts;
  const text = `${y}-${two(m)}-${two(d)} ${two(h)}:${two(min)}`;
  const findings = text === input ? [] : [{ code: 'date-spelling', fixed: true } as const];
  return { text, findings, number: BigInt(Date.UTC(year, month - 1, day, hour, minute)) };
}

/** A day since 1970 that the calendar has. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1970 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Why there is no such day. */
function missingDay(year: number, month: number, day: number): string {
  if (year < 1970) return 'The contracts count from 1970.';
  if (month < 1 || month > 12) return `There is no month ${month}.`;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `That month has ${last} days in ${year}, not ${day}.`;
}

function unread(input: string): Verdict {
  const [, year, month, day] = (DAY.exec(input) ?? []).map(Number);
  if (year !== undefined && month !== undefined && day !== undefined && !isDay(year, month, day)) {
    return bad(input, { code: 'date-invalid', detail: missingDay(year, month, day) });
  }
  return bad(input, { code: 'date-format', detail: hint(input) });
}

function hint(input: string): string {
  if (DAY.test(input)) return 'The time of day is missing.';
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(input)) return 'Day and month could be swapped.';
  if (/^\d{5}(\.\d+)?$/.test(input)) return 'It is the spreadsheet’s own number for a date.';
  if (/^\d{10}(\d{3})?$/.test(input)) return 'It is a Unix timestamp.';
  if (/Z$|[+-]\d{2}:?\d{2}$/.test(input)) return 'It names a time zone; these files use your own.';
  if (/[a-z]{3}/i.test(input)) return 'Months are read in English, with a year and a time of day.';
  return '';
}
