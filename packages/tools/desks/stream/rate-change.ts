import { formatAmount } from '@sablier-docs/protocol/amount';
import { showSymbol } from '@sablier-docs/kit/wallet/show';
import type { ActionId } from '../../readings/contracts/actions';
import { periods } from '@sablier-docs/kit/inputs/stream-fields';
import { streamViewWord, type StreamResults } from '../../readings/stream/results';

/** Decimals of the amounts beside the field; the contract cuts each rate to 18. */
const SHOWN = 6;
const SCALE = 1_000_000_000_000n;

/** A rate of Flow as tokens per 30 days, rounded to the nearest millionth: what was once typed. */
const monthly = (rate: bigint): string =>
  formatAmount((rate * periods['30 days'] + SCALE / 2n) / SCALE, SHOWN);

/**
 * What stands beside the field of a new rate: the rate of now for every 30 days and, once a new one
 * was typed, that one with the change in percent.
 * @param rate the new one, in tokens per second with 18 decimals
 * @returns null for other actions, and for a stream whose rate is 0 or was not read
 */
export function rateBeside(
  action: ActionId,
  results: StreamResults | null,
  rate: bigint | undefined,
): string | null {
  const old = results && streamViewWord(results, 'getRatePerSecond');
  if (action !== 'adjustRatePerSecond' || !old) return null;
  const now = `Now: ${monthly(old)} ${showSymbol(results.symbol)} for every 30 days.`;
  return rate === undefined || rate === old
    ? now
    : `${now} Then: ${monthly(rate)}, ${changeText(old, rate)}.`;
}

/** Two decimals of a percent. */
const PARTS = 10_000n;

function changeText(old: bigint, rate: bigint): string {
  const more = rate > old;
  const parts = ((more ? rate - old : old - rate) * PARTS + old / 2n) / old;
  const percent = parts === 0n ? 'less than 0.01' : formatAmount(parts, 2);
  return `${percent} percent ${more ? 'more' : 'less'}`;
}
