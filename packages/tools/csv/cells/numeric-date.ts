import { hour24 } from './named-months';

/** The part that comes first in a date such as `01/02/2027`. */
export type DateOrder = 'day' | 'month';

const DATE =
  /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:,?\s+(?:at\s+)?(\d{1,2}):(\d{2})(?::00)?(?:\s*([ap]m))?)?$/i;

/** Whether the day exists and is in 1970 or later. */
export function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1970 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A date with its parts from the year to the minute; to the day if it has no time. */
type Parts = string[];

/**
 * Reads a date whose year comes last, such as `31/12/2027` or `1.2.2027 9:00 AM`.
 * @param order unless given, a date that exists in both orders is ambiguous
 * @returns `ask` for an ambiguous date, null for other texts
 */
export function readNumericDate(text: string, order: DateOrder | undefined): Parts | 'ask' | null {
  const match = DATE.exec(text);
  if (!match) return null;
  const [, a = '', , b = '', year = '', hour, minute = '', half] = match;
  const hours = hour === undefined ? null : hour24(Number(hour), half?.toLowerCase());
  if (hour !== undefined && hours === null) return null;
  const time = hours === null ? [] : [String(hours), minute];
  const dayFirst = [year, b, a, ...time];
  const monthFirst = [year, a, b, ...time];
  if (order) return order === 'day' ? dayFirst : monthFirst;
  const isDayFirst = isDay(Number(year), Number(b), Number(a));
  const isMonthFirst = isDay(Number(year), Number(a), Number(b));
  if (isDayFirst && isMonthFirst && Number(a) !== Number(b)) return 'ask';
  return isMonthFirst && !isDayFirst ? monthFirst : dayFirst;
}
