import { formatAmount } from '@sablier-docs/protocol/amount';
import {
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  SECONDS_PER_MINUTE,
} from '@sablier-docs/protocol/seconds';
import { dayTicks } from './scale';

export interface Tick {
  readonly label: string;
  /** From 0 at the start to 1 at the end. */
  readonly share: number;
}

const YEAR = 365n * SECONDS_PER_DAY;
/** Longer ranges are labeled in years instead of days. */
const MAX_YEARS_IN_DAYS = 50n;

/** The unit of the time axis for a stream of this length. */
function unitOf(range: bigint): readonly [name: string, seconds: bigint] {
  if (range > MAX_YEARS_IN_DAYS * YEAR) return ['year', YEAR];
  if (range >= 2n * SECONDS_PER_DAY) return ['day', SECONDS_PER_DAY];
  if (range >= 2n * SECONDS_PER_HOUR) return ['hour', SECONDS_PER_HOUR];
  if (range >= 2n * SECONDS_PER_MINUTE) return ['minute', SECONDS_PER_MINUTE];
  return ['second', 1n];
}

/** Labels of the time axis: at most six, at round distances from the start. */
export function timeTicks(start: bigint, end: bigint): Tick[] {
  const [name, seconds] = unitOf(end - start);
  const range = Number(end - start);
  return dayTicks(Number((end - start) / seconds)).map((count) => ({
    label: count === 0 ? `${name} 0` : String(count),
    share: (count * Number(seconds)) / range,
  }));
}

const SUFFIXES = ['', 'K', 'M', 'B', 'T'];
const MAX_LENGTH = 7;

/**
 * A token amount in at most seven characters, truncated and never rounded up: `12.5`, `340K`,
 * `1.23e-12`.
 */
export function shortAmount(units: bigint, decimals: number): string {
  const text = formatAmount(units, decimals, { maxDecimals: 2 });
  if (units === 0n || (text !== '0' && text.length <= MAX_LENGTH)) return text;
  const digits = units.toString();
  const magnitude = digits.length - decimals - 1;
  const group = magnitude < 0 ? magnitude : Math.floor(magnitude / 3) * 3;
  const point = magnitude - group + 1;
  const fraction = digits.slice(point, 3).replace(/0+$/, '');
  const mantissa = `${digits.slice(0, point)}${fraction && `.${fraction}`}`;
  const suffix = magnitude < 0 ? undefined : SUFFIXES[group / 3];
  return suffix === undefined ? `${mantissa}e${group}` : `${mantissa}${suffix}`;
}

/** Below this, quarters of the deposit are not whole units and the labels would be wrong. */
const MIN_QUARTERED = 100n;

/** Labels of the amount axis from the deposit at the top to 0; some are empty for a tiny deposit. */
export const quarterLabels = (deposit: bigint, decimals: number): string[] =>
  [4n, 3n, 2n, 1n, 0n].map((quarter) =>
    deposit < MIN_QUARTERED && quarter % 4n !== 0n
      ? ''
      : shortAmount((deposit * quarter) / 4n, decimals),
  );
