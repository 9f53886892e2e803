import {
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  SECONDS_PER_MINUTE,
} from '@sablier-docs/protocol/seconds';
import { MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import type { Parsed } from './parsed';

/** Longest first; `shortDuration` uses these names. */
const UNITS = [
  ['d', SECONDS_PER_DAY],
  ['h', SECONDS_PER_HOUR],
  ['min', SECONDS_PER_MINUTE],
  ['s', 1n],
] as const;

const LENGTHS: Readonly<Record<string, bigint>> = {
  w: 7n * SECONDS_PER_DAY,
  d: SECONDS_PER_DAY,
  h: SECONDS_PER_HOUR,
  m: SECONDS_PER_MINUTE,
  s: 1n,
};

/** A longer text is not a duration and would only waste time. */
const LONGEST = 200;

// A bare "m" is not included, because it often means months.
const PART = /(\d{1,13})\s*(w|weeks?|d|days?|h|hours?|min|minutes?|s|sec|seconds?)(?![a-z])/gi;

/**
 * Seconds of a duration with units, such as `25d`, `1 day 12 hours` or `2w`; null for any other
 * text. Months and years are not units, because they have no fixed length.
 */
export function durationWithUnits(text: string): bigint | null {
  if (text.length > LONGEST) return null;
  const parts = [...text.matchAll(PART)];
  if (parts.length === 0 || text.replace(PART, '').trim() !== '') return null;
  // A unit that comes twice is a slip, and its sum one of two readings.
  const units = parts.map(([, , unit = '']) => unit.charAt(0).toLowerCase());
  if (new Set(units).size < units.length) return null;
  return parts.reduce(
    (sum, [, count = '0', unit = 's']) =>
      sum + BigInt(count) * (LENGTHS[unit.charAt(0).toLowerCase()] ?? 0n),
    0n,
  );
}

/** Whether a text counts in months or years, such as `6 months`. */
export const hasMonths = (text: string): boolean =>
  text.length <= LONGEST && /\d\s*(?:m|mo|months?|y|yrs?|years?)\b/i.test(text);

export const NO_MONTHS =
  'Months and years differ in length: write days, such as 180d for six months of 30 days.';

/** Below this, people who leave out the unit mean days as often as seconds. */
const FEWEST_BARE_SECONDS = 1_000n;

/** Seconds (uint40) of a duration; a bare number counts as seconds, and a small one is asked about. */
export function readDuration(text: string): Parsed<bigint> {
  const trimmed = text.trim();
  const value = /^\d{1,13}$/.test(trimmed) ? BigInt(trimmed) : durationWithUnits(trimmed);
  if (value === null && hasMonths(trimmed)) return { problem: NO_MONTHS };
  if (value === null) return { problem: 'Write a duration such as 25d, 12h or 3600 (seconds).' };
  if (/^\d+$/.test(trimmed) && value > 0n && value < FEWEST_BARE_SECONDS) {
    return {
      problem: `"${trimmed}" can be seconds or days. Write ${value}s or ${value}d.`,
    };
  }
  if (value > MAX_UINT40) {
    return { problem: `Enter at most ${MAX_UINT40} seconds: the contract counts in uint40.` };
  }
  return { value };
}

/** An exact duration in the format of `readDuration`: `49d23h59min59s`; `0s` for 0. */
export function shortDuration(seconds: bigint): string {
  let rest = seconds;
  const parts = UNITS.map(([unit, length]) => {
    const count = rest / length;
    rest %= length;
    return count > 0n ? `${count}${unit}` : '';
  });
  return parts.join('') || '0s';
}
