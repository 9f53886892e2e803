import { expect, it } from 'vitest';
import { calendarDates } from '../../../examples/wizard/calendar';

const seconds = (iso: string) => Date.parse(iso) / 1_000;

it.each<[start: string, months: number, dates: string[]]>([
  ['2027-01-31T12:30:15Z', 1, ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
  ['2027-12-30T00:00:00Z', 1, ['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30']],
  ['2027-11-30T23:59:59Z', 3, ['2028-02-29', '2028-05-30', '2028-08-30', '2028-11-30']],
  ['2028-02-29T06:00:00Z', 12, ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ['2027-03-15T06:00:00Z', 12, ['2028-03-15', '2029-03-15', '2030-03-15', '2031-03-15']],
])('the dates from %s on, %i months apart, are %o at the same time', (start, months, dates) => {
  const time = start.slice(10);
  expect(calendarDates(seconds(start), months, dates.length)).toEqual(
    dates.map((date) => seconds(`${date}${time}`)),
  );
});
