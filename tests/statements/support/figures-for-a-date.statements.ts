import { expect } from 'vitest';
import { expectPlainLinear } from '../chains/plain-linear';
import { statement, DAY, usdc, YEAR } from '../statement';

statement('stream-year-vested-utc', async ({ lockup }) => {
  // The chain begins after 2026. The year after is as long.
  const id = await lockup.open({ token: 'usdc', deposit: usdc('12000'), total: YEAR });
  await expectPlainLinear(lockup, id);
  await lockup.pass(364n * DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(usdc('11967.123287'));
});

statement('year-end-complete', async ({ lockup }) => {
  const id = await lockup.open({ token: 'usdc', deposit: usdc('12000'), total: YEAR });
  await lockup.pass(YEAR);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(usdc('12000'));
});
