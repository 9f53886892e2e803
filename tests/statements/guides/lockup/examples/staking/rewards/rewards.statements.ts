import { expect } from 'vitest';
import { dai, DAY, HOUR, statement, usdc, type Chains } from '../../../../../statement';
import { allow, openStaking, put } from '../../../support';

/** The page's example after a number of hours: three holders who stake at different times. */
async function example(lockup: Chains['lockup'], hours: number) {
  const staking = await openStaking(lockup);
  const ids = [
    await lockup.open(),
    await lockup.open(),
    await lockup.open({ deposit: dai('200') }),
  ];
  await staking.stake(1n);
  await staking.start();
  for (let hour = 1; hour <= hours; hour++) {
    if (hour > 1) await staking.stake(BigInt(hour));
    await lockup.pass(HOUR);
  }
  // The meter counts rewards in units with 6 decimals for a token unit with 18, times 1e36.
  const meter = Number(await staking.read('rewardPerToken')) / 1e24;
  const earned = await Promise.all(ids.map((id) => staking.earned(id)));
  return { meter: Math.round(meter * 1e4) / 1e4, earned: earned.map((cents) => cents / 100) };
}

/** The variant with the two mistakes, on the allowlist, with a stream of 100 tokens staked. */
async function openVariant(lockup: Chains['lockup']) {
  const args = ['lockup', dai('400'), 4n * HOUR];
  const variant = await put(lockup, 'LiveAmountStaking', args);
  await allow(lockup, variant.address);
  const start = (await lockup.now()) - 50n * DAY;
  const id = await lockup.open({ start });
  await lockup.call('recipient', 'approve', ['LiveAmountStaking', id]);
  await variant.call('recipient', 'stake', [id]);
  return { variant, id };
}

statement('1-first', async ({ lockup }) => {
  expect(await example(lockup, 1)).toEqual({ meter: 1, earned: [100, 0, 0] });
});

statement('2-first', async ({ lockup }) => {
  expect(await example(lockup, 2)).toEqual({ meter: 1.5, earned: [150, 50, 0] });
});

statement('3-first', async ({ lockup }) => {
  expect(await example(lockup, 3)).toEqual({ meter: 1.75, earned: [175, 75, 50] });
});

statement('everything-earned-since', async ({ lockup }) => {
  const { variant, id } = await openVariant(lockup);
  await lockup.pass(4n * HOUR - 1n);
  expect(Number(await variant.read('earned', [id])) / 1e18).toBeCloseTo(400, 0);
  await lockup.pass(1n);
  expect(await variant.read('earned', [id])).toBe(0n);
});

statement('function-above-whenever', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await staking.start();
  for (const hours of [4n, 1n, 1_000n]) {
    await lockup.pass(hours * HOUR);
    expect(await staking.earned(id)).toBe(400_00);
  }
});

statement('hook-runs-after-lockup', async ({ lockup }) => {
  const { variant, id } = await openVariant(lockup);
  await lockup.pass(HOUR);
  expect(Number(await variant.read('earned', [id])) / 1e18).toBeCloseTo(100, 6);
  await lockup.call('stranger', 'withdraw', [id, 'LiveAmountStaking', dai('50')]);
  expect(Number(await variant.read('earned', [id])) / 1e18).toBeCloseTo(50, 6);
});

statement('recorded-amount-settles', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked({ start: (await lockup.now()) - 50n * DAY });
  await staking.start();
  await lockup.pass(HOUR);
  await lockup.call('stranger', 'withdraw', [id, 'StakeSablierNFT', dai('50')]);
  expect(await staking.earned(id)).toBe(100_00);
  expect(await staking.read('totalStaked')).toBe(dai('50'));
});

statement('period-active', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  await staking.start();
  await staking.fund('admin', usdc('1'), 'usdc');
  await lockup.pass(4n * HOUR - 1n);
  await staking.reverts('PeriodActive', 'admin', 'startPeriod', [usdc('1'), HOUR]);
  await lockup.pass(1n);
  await staking.call('admin', 'startPeriod', [usdc('1'), HOUR]);
});

statement('zero-duration', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  await staking.fund('admin', usdc('1'), 'usdc');
  await staking.reverts('ZeroDuration', 'admin', 'startPeriod', [usdc('1'), 0n]);
  await staking.call('admin', 'startPeriod', [usdc('1'), 1n]);
});
