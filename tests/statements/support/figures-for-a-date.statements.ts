import { expect } from 'vitest';
import { statement, DAY, usdc, YEAR } from '../statement';

statement('stream-year-vested-utc', async ({ lockup }) => {
  // The chain begins after 2026. The year after is as long.
  const id = await lockup.open({ token: 'usdc', deposit: usdc('12000'), total: YEAR });
  await lockup.pass(364n * DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(usdc('11967.123287'));
});

statement('year-end-complete', async ({ lockup }) => {
  const id = await lockup.open({ token: 'usdc', deposit: usdc('12000'), total: YEAR });
  await lockup.pass(YEAR);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(usdc('12000'));
});

statement(
  'once-canceled-vests',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: 'canceled',
    withdrawn: 'any',
    owner: ['account', 'contract', 'hook'],
  },
  async (world) => {
    const released = await world.released();
    for (const seconds of [1n, world.terms.total]) {
      await world.pass(seconds);
      expect(await world.read('streamedAmountOf', [world.id])).toBe(released);
    }
  },
);
