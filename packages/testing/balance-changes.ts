import { expect } from 'vitest';
import type { LocalProtocol } from './start';

/** By holder, and by `holder.usdc` for the second token, in the token's smallest unit. */
export type BalanceChanges = Readonly<Record<string, bigint>>;

async function balances(local: LocalProtocol): Promise<BalanceChanges> {
  const { token, usdc } = local.contracts;
  const entries = Object.entries(local.holders()).map(async ([name, address]) => [
    [name, await local.balanceOf(address, token)] as const,
    [`${name}.usdc`, await local.balanceOf(address, usdc)] as const,
  ]);
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/**
 * Asserts which balances an action changes, and by how much: of every account, every contract of the protocol
 * and every contract that the test has deployed. The balance of a holder that is not named must not change.
 * @returns the result of the action
 */
export async function expectBalanceChanges<T>(
  local: LocalProtocol,
  action: () => Promise<T>,
  moves: BalanceChanges,
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
