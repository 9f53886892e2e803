import { expect } from 'vitest';
import type { Who } from '../../chains/contract';
import { dai, DAY, type Chains } from '../../statement';

type Lockup = Chains['lockup'];

/** A stream of 100 tokens in each status, 40 days after their creation; 40 of `streaming` are released. */
export async function oneOfEach(lockup: Lockup) {
  const start = (await lockup.now()) + 200n * DAY;
  const ids = {
    pending: await lockup.open({ start }),
    streaming: await lockup.open(),
    settled: await lockup.open({ total: DAY }),
    canceled: await lockup.open(),
    depleted: await lockup.open({ total: DAY }),
  };
  await lockup.pass(40n * DAY);
  await lockup.call('sender', 'cancel', [ids.canceled]);
  await lockup.call('recipient', 'withdrawMax', [ids.depleted, 'recipient']);
  return ids;
}

/** Asserts that a call with the stream's id as its one argument goes through (`success`) or reverts so. */
export async function answers(
  lockup: Lockup,
  outcome: string,
  by: Who,
  functionName: string,
  ids: readonly bigint[],
): Promise<void> {
  for (const id of ids) await lockup.reverts(outcome, by, functionName, [id]);
}

/** Asserts that each amount, in the token's smallest unit, is released so many seconds from now. */
export async function releases(
  lockup: Lockup,
  id: bigint,
  amounts: readonly (readonly [seconds: bigint, amount: bigint])[],
): Promise<void> {
  const start = await lockup.now();
  for (const [seconds, amount] of amounts) {
    const wait = start + seconds - (await lockup.now());
    if (wait > 0n) await lockup.pass(wait);
    expect(await lockup.read('streamedAmountOf', [id]), `after ${seconds} seconds`).toBe(amount);
  }
}

/** What `moves` expects of a payment out of Lockup. */
export const paid = (to: string, amount: bigint) => ({ [to]: amount, lockup: -amount });

/** 100 tokens over 100 days with 25 of them on day 25, as the pages show a cliff. */
export const CLIFF = { cliff: 25n * DAY, unlocks: { start: 0n, cliff: dai('25') } };
