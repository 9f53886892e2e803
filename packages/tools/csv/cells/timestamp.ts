import { readNamedMonth } from './named-months';
import { isDay, readNumericDate, type DateOrder } from './numeric-date';
import { unreadable, type CellValue } from './value';

const EXACT = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})$/;
// ISO and year-first spellings with the same meaning; seconds only when they are zero.
const LOOSE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::00(?:\.0+)?)?)?$/;

const two = (digits = '') => digits.padStart(2, '0');
const given = (part: string | undefined): part is string => part !== undefined;

/**
 * Reads a date and time in the reader's local time. A date without a time is the beginning of its
 * day. `number` is in milliseconds of the same date and time in UTC, which is enough to order dates.
 * @param order of day and month, if the reader has said it
 */
export function readTimestamp(input: string, order?: DateOrder): CellValue {
  const yearFirst = (EXACT.exec(input) ?? LOOSE.exec(input))?.slice(1).filter(given);
  const parts = yearFirst ?? readNumericDate(input, order) ?? readNamedMonth(input);
  if (parts === 'ask') return unreadable(input, { code: 'date-day-month' });
  if (!parts) return unreadable(input, { code: 'date-format', detail: hint(input) });
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map(Number);
  if (!isDay(year, month, day) || hour > 23 || minute > 59) {
    const detail = isDay(year, month, day) ? '' : missingDay(year, month, day);
    return unreadable(input, { code: 'date-invalid', detail });
  }
  const [y, m, d, h = '0', min = '0'] = parts;
  const text = `${y}-${two(m)}-${two(d)} ${two(h)}:${two(min)}`;
  const code = parts.length === 3 ? 'date-day' : 'date-spelling';
  const findings = text === input ? [] : [{ code, fixed: true } as const];
  return { text, findings, number: BigInt(Date.UTC(year, month - 1, day, hour, minute)) };
}

/** Why the day does not exist. */
function missingDay(year: number, month: number, day: number): string {
  if (year < 1970) return 'The contracts count from 1970.';
  if (month < 1 || month > 12) return `There is no month ${month}.`;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `That month has ${last} days in ${year}, not ${day}.`;
}

function hint(input: string): string {
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2}\b/.test(input)) return 'Write the year with four digits.';
  if (/^\d{5}(\.\d+)?$/.test(input)) return 'It is the spreadsheet’s own number for a date.';
  if (/^\d{10}(\d{3})?$/.test(input)) return 'It is a Unix timestamp.';
  if (/\d{1,2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/.test(input))
    return 'It names a time zone; these files use your own.';
  if (/[a-z]{3}/i.test(input)) return 'Months are read in English, with a year.';
  return '';
}
