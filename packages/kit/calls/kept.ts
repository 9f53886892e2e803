import { formatAmount } from '@sablier-docs/protocol/amount';
import type { Call } from './call';

/** What a call pays, after its title; empty for one that names no amount. */
export function paysText({ moves }: Call): string {
  if (!moves) return '';
  const amount = `${formatAmount(moves.units, moves.decimals)} tokens`;
  return moves.party === null ? amount : `${amount}, ${moves.party}`;
}

/**
 * The sum of the kept calls of each function and token, as sentences. Calls whose token is not
 * named are in no sum, because amounts of different tokens cannot be added up.
 */
export function keptTotals(calls: readonly Call[]): string[] {
  const sums = new Map<string, { name: string; units: bigint; decimals: number; count: number }>();
  for (const { fn, moves } of calls) {
    if (!moves || moves.token === null) continue;
    const { units, decimals, token } = moves;
    const key = [fn.name, token.toLowerCase(), decimals].join();
    const sum = sums.get(key) ?? { name: fn.name, units: 0n, decimals, count: 0 };
    sums.set(key, { ...sum, units: sum.units + units, count: sum.count + 1 });
  }
  return [...sums].map(([key, { name, units, decimals, count }]) => {
    const token = key.split(',')[1] ?? '';
    const calls = count === 1 ? '1 call' : `${count} calls`;
    return `${name}, ${calls}: ${formatAmount(units, decimals)} tokens in all, token ${token}`;
  });
}
