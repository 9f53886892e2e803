import { ratePerSecond } from '@sablier-docs/protocol/flow/rate';
import { FLOW_DECIMALS } from '@sablier-docs/protocol/flow/scale';
import type { CellValue } from './cells/value';

/** Intervals of a Flow file in seconds: a month of 30 days and a year of 365. */
export const INTERVAL_SECONDS: Readonly<Record<string, bigint>> = {
  second: 1n,
  minute: 60n,
  hour: 3_600n,
  day: 86_400n,
  week: 604_800n,
  month: 2_592_000n,
  year: 31_536_000n,
};

/**
 * The rate of a Flow row as the contract stores it, with 18 decimals for every token; null if the
 * cells cannot be read or the rate does not fit.
 * @param decimals of the token, 0 to 255
 */
export function rateOfRow(cells: ReadonlyMap<string, CellValue>, decimals: number): bigint | null {
  const amount = cells.get('rateAmount')?.number;
  const interval = cells.get('rateInterval')?.text ?? '';
  const seconds = Object.hasOwn(INTERVAL_SECONDS, interval)
    ? INTERVAL_SECONDS[interval]
    : undefined;
  if (amount === undefined || seconds === undefined || decimals > FLOW_DECIMALS) return null;
  try {
    return ratePerSecond(amount, decimals, seconds);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
