import { expect } from 'vitest';
import type { LocalProtocol } from './start';

/** By holder, and by `holder.usdc` for the second token, in the token's smallest unit. */
export type Moves = Readonly<Record<string, bigint>>;

async function balances(local: LocalProtocol): Promise<Moves> {
  const { token, usdc } = local.contracts;
  const entries = Object.entries(local.holders()).map(async ([name, address]) => [
    [name, await local.balanceOf(address, token)] as const,
    [`${name}.usdc`, await local.balanceOf(address, usdc)] as const,
  ]);
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/**
 * Asserts which balances an action changes, and by how much: of every account, every contract of the
 * protocol and every contract that the test has deployed. A holder that is not named must not change.
 * @returns what the action returned
 */
export async function expectMoves<T>(
  local: LocalProtocol,
  action: () => Promise<T>,
  moves: Moves,
): Promise<T> {
  const before = await balances(local);
  const result = await action();
  const after = await balances(local);
  const changed = Object.keys(after)
    .map((name) => [name, (after[name] ?? 0n) - (before[name] ?? 0n)] as const)
    .filter(([, change]) => change !== 0n);
  expect(Object.fromEntries(changed)).toEqual(moves);
  return result;
}
