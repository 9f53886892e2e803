import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from './seconds';

/** A Unix timestamp as `2026-01-01 00:00 UTC`; seconds appear only when they are not zero. */
export function formatUtc(timestamp: bigint): string {
  const iso = new Date(Number(timestamp) * 1_000).toISOString();
  const [date = '', time = ''] = iso.split('T');
  const clock = timestamp % SECONDS_PER_MINUTE === 0n ? time.slice(0, 5) : time.slice(0, 8);
  return `${date} ${clock} UTC`;
}

const UNITS = [
  ['day', SECONDS_PER_DAY],
  ['hour', SECONDS_PER_HOUR],
  ['minute', SECONDS_PER_MINUTE],
  ['second', 1n],
] as const;

/** A number of seconds in words, exact: `49 days 23 hours 59 minutes 59 seconds`. */
export function formatDuration(seconds: bigint): string {
  const words: string[] = [];
  let rest = seconds;
  for (const [name, length] of UNITS) {
    const count = rest / length;
    rest %= length;
    if (count > 0n) words.push(`${count} ${name}${count === 1n ? '' : 's'}`);
  }
  return words.join(' ') || '0 seconds';
}
