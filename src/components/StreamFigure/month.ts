/** Deposit of the stream of the home page, in whole tokens. */
export const DEPOSIT = 3000;

/** Unix seconds of the begin and end of the calendar month (UTC) of `now`. */
export function monthOf(now: Date): { start: number; end: number } {
  const first = (months: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1);
  return { start: first(0) / 1000, end: first(1) / 1000 };
}
