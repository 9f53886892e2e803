import { expect } from 'vitest';
import { claim, dai, DAY, HOUR, usdc, type Chains } from '../../../../../claim';
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

claim(
  '/guides/lockup/examples/staking/setup',
  '1 | first: 100 | 1.00 | 100',
  async ({ lockup }) => {
    expect(await example(lockup, 1)).toEqual({ meter: 1, earned: [100, 0, 0] });
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  '2 | first: 100, second: 100 | 1.50 | 150 | 50',
  async ({ lockup }) => {
    expect(await example(lockup, 2)).toEqual({ meter: 1.5, earned: [150, 50, 0] });
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  '3 | first and second: 100, third: 200 | 1.75 | 175 | 75 | 50',
  async ({ lockup }) => {
    expect(await example(lockup, 3)).toEqual({ meter: 1.75, earned: [175, 75, 50] });
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'Everything earned since the last transaction before the end is then lost; if nobody acts during the period, that is the whole reward.',
  async ({ lockup }) => {
    const { variant, id } = await openVariant(lockup);
    await lockup.pass(4n * HOUR - 1n);
    expect(Number(await variant.read('earned', [id])) / 1e18).toBeCloseTo(400, 0);
    await lockup.pass(1n);
    expect(await variant.read('earned', [id])).toBe(0n);
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'The function above counts up to the end, whenever somebody calls it.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await staking.staked();
    await staking.start();
    for (const hours of [4n, 1n, 1_000n]) {
      await lockup.pass(hours * HOUR);
      expect(await staking.earned(id)).toBe(400_00);
    }
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'A hook runs after Lockup has reduced them, so a withdrawal of half of the stream also takes half of the rewards of the past.',
  async ({ lockup }) => {
    const { variant, id } = await openVariant(lockup);
    await lockup.pass(HOUR);
    expect(Number(await variant.read('earned', [id])) / 1e18).toBeCloseTo(100, 6);
    await lockup.call('stranger', 'withdraw', [id, 'LiveAmountStaking', dai('50')]);
    expect(Number(await variant.read('earned', [id])) / 1e18).toBeCloseTo(50, 6);
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'Here the recorded amount settles first and shrinks afterwards.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await staking.staked({ start: (await lockup.now()) - 50n * DAY });
    await staking.start();
    await lockup.pass(HOUR);
    await lockup.call('stranger', 'withdraw', [id, 'StakeSablierNFT', dai('50')]);
    expect(await staking.earned(id)).toBe(100_00);
    expect(await staking.read('totalStaked')).toBe(dai('50'));
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'PeriodActive | the previous period has not ended | wait until periodEnd',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    await staking.start();
    await staking.fund('admin', usdc('1'), 'usdc');
    await lockup.pass(4n * HOUR - 1n);
    await staking.reverts('PeriodActive', 'admin', 'startPeriod', [usdc('1'), HOUR]);
    await lockup.pass(1n);
    await staking.call('admin', 'startPeriod', [usdc('1'), HOUR]);
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'CallerNotAdmin | another account started the period | use the admin, or transfer the role',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    await staking.fund('other', usdc('1'), 'usdc');
    await staking.reverts('CallerNotAdmin', 'other', 'startPeriod', [usdc('1'), HOUR]);
    await staking.call('admin', 'transferAdmin', ['other']);
    await staking.call('other', 'startPeriod', [usdc('1'), HOUR]);
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'ZeroDuration | a period of no length | pass seconds',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    await staking.fund('admin', usdc('1'), 'usdc');
    await staking.reverts('ZeroDuration', 'admin', 'startPeriod', [usdc('1'), 0n]);
    await staking.call('admin', 'startPeriod', [usdc('1'), 1n]);
  },
);
