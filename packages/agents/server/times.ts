import { formatUtc } from '@sablier-docs/protocol/time';

/* Times that a creation cannot mean: values of the other mode, and ends in the past. */

/** Seconds below it are durations, and from it on Unix times: 31 years, and a day in September 2001. */
const FIRST_DATE = 1_000_000_000n;

/** Whether times are Unix seconds or seconds after the start. */
export type TimesMode = 'unix' | 'fromStart';

/** What is wrong with a time of this mode; undefined when nothing is. @param time 0 for none */
export function otherMode(time: bigint, mode: TimesMode): string | undefined {
  if (mode === 'fromStart') {
    return time < FIRST_DATE
      ? undefined
      : `${time} looks like a Unix time: as seconds after the start it is ${time / 31_536_000n} years. Give the length, or set \`times\` to unix.`;
  }
  return time === 0n || time >= FIRST_DATE
    ? undefined
    : `${time} looks like a length: as a Unix time it is ${formatUtc(time)}. Give a Unix time.`;
}
