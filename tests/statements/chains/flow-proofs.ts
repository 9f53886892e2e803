import { expect } from 'vitest';
import type { flowChain } from './flow';
import { usdc } from './units';

// What several pages say in other words, and one run decides.

type Flow = ReturnType<typeof flowChain>;

/** Sender, recipient and a stranger each deposit a dollar of their own. */
export async function anyoneDeposits(flow: Flow): Promise<void> {
  const id = await flow.open();
  for (const who of ['sender', 'recipient', 'stranger']) {
    await flow.fund(who, usdc('1'), 'usdc');
    const args = [id, usdc('1'), 'sender', 'recipient'];
    await flow.moves(() => flow.call(who, 'deposit', args), {
      [`${who}.usdc`]: -usdc('1'),
      'flow.usdc': usdc('1'),
    });
  }
}

/** The rate 1e18 is one token per second, of a token with 6 decimals and of one with 18. */
export async function ratesHave18Decimals(flow: Flow): Promise<void> {
  for (const [token, unit] of [
    ['usdc', 10n ** 6n],
    ['dai', 10n ** 18n],
  ] as const) {
    const id = await flow.open({ token, rate: 10n ** 18n, deposit: 0n });
    await flow.pass(5n);
    expect(await flow.read('totalDebtOf', [id])).toBe(5n * unit);
  }
}

/**
 * A rate is that of an amount, rounded down: the next higher one reaches it, and this one does not.
 * @param amount in USDC's smallest unit, after so many `seconds`
 */
export async function isRateOf(
  flow: Flow,
  rate: bigint,
  amount: bigint,
  seconds: bigint,
): Promise<void> {
  const [id, faster] = [await flow.open({ rate }), await flow.open({ rate: rate + 1n })];
  await flow.pass(seconds);
  expect(await flow.read('totalDebtOf', [id])).toBe(amount - 1n);
  expect(await flow.read('totalDebtOf', [faster])).toBe(amount);
}
