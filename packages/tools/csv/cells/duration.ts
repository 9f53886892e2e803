import { unreadable, type CellValue } from './value';

const PARTS = /^(\d{1,5}) years(?= |$)|^(\d{1,6}) days(?= |$)|^(\d{1,7}) hours$/;
const LOOSE =
  /^(\d{1,7})\s*(years?|yrs?|y|weeks?|w|days?|d|hours?|hrs?|h)(?=[\s,\d]|$)[\s,]*(?:and\s+)?/i;
const SECONDS = { years: 31_536_000n, days: 86_400n, hours: 3_600n } as const;

/**
 * Reads a duration such as `1 years 45 days 6 hours`. `number` is in seconds, with years of 365
 * days, and serves to compare two durations of a row.
 */
export function readDurationCell(input: string): CellValue {
  const counts = { years: 0n, days: 0n, hours: 0n };
  const seen: string[] = [];
  let rest = input;
  while (rest) {
    const part = LOOSE.exec(rest);
    if (!part) return unreadable(input, { code: 'duration-format', detail: hint(input) });
    const count = BigInt(part[1] ?? '0');
    const unit = (part[2] ?? '').toLowerCase().charAt(0);
    if (seen.includes(unit))
      return unreadable(input, { code: 'duration-format', detail: 'A unit appears twice.' });
    seen.push(unit);
    if (unit === 'y') counts.years += count;
    else if (unit === 'w') counts.days += count * 7n;
    else if (unit === 'd') counts.days += count;
    else counts.hours += count;
    rest = rest.slice(part[0].length);
  }
  const number =
    counts.years * SECONDS.years + counts.days * SECONDS.days + counts.hours * SECONDS.hours;
  if (number === 0n) return unreadable(input, { code: 'duration-zero' });
  const text = (['years', 'days', 'hours'] as const)
    .filter((unit) => counts[unit] > 0n)
    .map((unit) => `${counts[unit]} ${unit}`)
    .join(' ');
  if (isTemplateSpelling(input) || text === input) return { text: input, findings: [], number };
  return { text, findings: [{ code: 'duration-spelling', fixed: true }], number };
}

/** Years, then days, then hours, each in the plural and separated by one space. */
function isTemplateSpelling(input: string): boolean {
  let rest = input;
  let rank = 0;
  while (rest) {
    const part = PARTS.exec(rest);
    if (!part) return false;
    const next = part.slice(1).findIndex((group) => group !== undefined) + 1;
    if (next <= rank) return false;
    rank = next;
    rest = rest.slice(part[0].length).replace(/^ (?=\S)/, '');
  }
  return true;
}

function hint(input: string): string {
  if (/month/i.test(input)) return 'Months differ in length: write days.';
  if (/min|sec/i.test(input)) return 'The smallest unit is the hour.';
  if (/^\d+$/.test(input)) return 'The unit is missing.';
  if (/\d[.,]\d/.test(input)) return 'Only whole numbers are read.';
  return '';
}
