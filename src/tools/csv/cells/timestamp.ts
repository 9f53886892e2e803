import { bad, type Verdict } from './verdict';

const EXACT = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})$/;
// ISO and year-first spellings with the same meaning; seconds only when they are zero.
const LOOSE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[T ]+(\d{1,2}):(\d{2})(?::00(?:\.0+)?)?$/;

const two = (digits = '') => digits.padStart(2, '0');

/**
 * A date and time on the reader's clock. `number` counts milliseconds as if the clock showed UTC,
 * which is enough to put dates in order.
 */
export function readTimestamp(input: string): Verdict {
  const parts = EXACT.exec(input) ?? LOOSE.exec(input);
  if (!parts) return bad(input, { code: 'date-format', detail: hint(input) });
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute);
  const date = new Date(time);
  const exists =
    year >= 1970 &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60;
  if (!exists) return bad(input, { code: 'date-invalid' });
  const [, y, m, d, h, min] = parts;
  const text = `${y}-${two(m)}-${two(d)} ${two(h)}:${two(min)}`;
  const findings = text === input ? [] : [{ code: 'date-spelling', fixed: true } as const];
  return { text, findings, number: BigInt(time) };
}

function hint(input: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(input)) return 'The time of day is missing.';
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(input)) return 'Day and month could be swapped.';
  if (/^\d{5}(\.\d+)?$/.test(input)) return 'It is the spreadsheet’s own number for a date.';
  if (/^\d{10}(\d{3})?$/.test(input)) return 'It is a Unix timestamp.';
  if (/Z$|[+-]\d{2}:?\d{2}$/.test(input)) return 'It names a time zone; these files use your own.';
  return '';
}
