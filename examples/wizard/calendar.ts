/**
 * The same day of the month (UTC) and time as `start`, so many calendar months later and again, in Unix seconds. A month
 * without that day gives its last one: after January 31, that is February 28 or 29.
 * @param start Unix seconds
 * @param months between two dates
 */
export function calendarDates(start: number, months: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const date = new Date(start * 1_000);
    const day = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + months * (at + 1));
    // A month that is too short has moved the date into the next one, whose day 0 is the day before its first.
    if (date.getUTCDate() !== day) date.setUTCDate(0);
    return date.getTime() / 1_000;
  });
}
