const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const TIME = String.raw`(?:(?:,|\s+at)?\s+(\d{1,2}):(\d{2})(?::00)?(?:\s*([ap]m))?)?$`;
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})[ .-]+([a-z]+)\.?,?[ -]+(\d{4})${TIME}`, 'i');
const MONTH_FIRST = new RegExp(String.raw`^([a-z]+)\.?[ -]+(\d{1,2}),?[ -]+(\d{4})${TIME}`, 'i');

/** 1 to 12 for the English name of a month or at least three of its first letters; otherwise 0. */
function monthOf(word: string): number {
  const name = word.toLowerCase();
  return name.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(name)) + 1;
}

/**
 * Year, month, day, hour and minute of a date with a named month, such as `31 January 2027 09:00`
 * or `Jan 31, 2027 9:00 AM`, which has only one reading; without a time, its first three. Null for
 * other texts.
 */
export function readNamedMonth(text: string): string[] | null {
  const first = DAY_FIRST.exec(text);
  const second = first ? null : MONTH_FIRST.exec(text);
  const [, a = '', b = '', year = '', hour, minute = '', half] = first ?? second ?? [];
  const [day, word] = first ? [a, b] : [b, a];
  const month = monthOf(word);
  if (month === 0) return null;
  if (hour === undefined) return [year, String(month), day];
  const hours = hour24(Number(hour), half?.toLowerCase());
  return hours === null ? null : [year, String(month), day, String(hours), minute];
}

/** Hour of the day; null if a 12-hour clock does not have it. */
export function hour24(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}
