const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A time (UTC) as `1 March 2030`, with its time of day unless that is midnight. @param time Unix seconds */
export function dateWords(time: bigint): string {
  const date = new Date(Number(time) * 1_000);
  const day = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
  const clock = date.toISOString().slice(-13, -5);
  if (clock === '00:00:00') return day;
  return `${day}, ${clock.endsWith(':00') ? clock.slice(0, 5) : clock}`;
}
