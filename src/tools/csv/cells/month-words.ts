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

const TIME = String.raw`(?:,|\s+at)?\s+(\d{1,2}):(\d{2})(?::00)?(?:\s*([ap]m))?$`;
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})[ .-]+([a-z]+)\.?,?[ -]+(\d{4})${TIME}`, 'i');
const MONTH_FIRST = new RegExp(String.raw`^([a-z]+)\.? +(\d{1,2}),? +(\d{4})${TIME}`, 'i');

/** 1 to 12 for an English name of a month or its first letters, at least three; otherwise 0. */
function monthOf(word: string): number {
  const name = word.toLowerCase();
  return name.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(name)) + 1;
}

/**
 * Year, month, day, hour and minute of a date with a word for the month, such as
 * `31 January 2027 09:00` or `Jan 31, 2027 9:00 AM`: the word leaves one reading. Null for others.
 */
export function readMonthWord(text: string): string[] | null {
  const first = DAY_FIRST.exec(text);
  const second = first ? null : MONTH_FIRST.exec(text);
  const [, a = '', b = '', year = '', hour = '', minute = '', half] = first ?? second ?? [];
  const [day, word] = first ? [a, b] : [b, a];
  const month = monthOf(word);
  const hours = hour24(Number(hour), half?.toLowerCase());
  return month === 0 || hours === null ? null : [year, String(month), day, String(hours), minute];
}

/** Hour of the day; null for one that a clock with two halves does not show. */
function hour24(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}
