import { expect } from 'vitest';
import { claim, dai, DAY, HOUR, usdc } from '../../../../../claim';
import { openStaking, put } from '../../../support';

claim(
  '/guides/lockup/examples/staking/setup',
  'Each staked stream is a position of its own, so a holder can stake several.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const [first, second] = [await staking.staked(), await staking.staked({ deposit: dai('300') })];
    await staking.start();
    await lockup.pass(HOUR);
    expect(await staking.earned(first)).toBe(25_00);
    expect(await staking.earned(second)).toBe(75_00);
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'Starting a period pulls the whole reward and counts what arrived, so the contract holds what it promises, also in a token that takes a fee on transfers.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    await staking.fund('admin', usdc('400'), 'usdc');
    const call = [usdc('400'), 4n * HOUR];
    await lockup.moves(() => staking.call('admin', 'startPeriod', call), {
      'admin.usdc': -usdc('400'),
      'StakeSablierNFT.usdc': usdc('400'),
    });

    const taxed = await put(lockup, 'FeeOnTransferToken');
    const args = ['admin', 'lockup', 'dai', 'FeeOnTransferToken'];
    const paysLess = await put(lockup, 'StakeSablierNFT', args, 'paysLess');
    await paysLess.fund('admin', dai('400'), 'FeeOnTransferToken');
    await paysLess.call('admin', 'startPeriod', [dai('400'), 4n * HOUR]);
    expect(await taxed.read('balanceOf', ['paysLess'])).toBe(dai('396'));
    expect(await paysLess.read('rewardRate')).toBe((dai('396') * 10n ** 36n) / (4n * HOUR));
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'with 400 USDC (6 decimals) over four hours and a billion staked tokens of 18 decimals, every division rounds to zero, and all rewards are lost.',
  async ({ lockup }) => {
    const coarse = await put(lockup, 'LiveAmountStaking', ['lockup', usdc('400'), 4n * HOUR]);
    const staking = await openStaking(lockup);
    const deposit = dai('1000000000');
    const id = await lockup.open({ deposit });
    await lockup.call('recipient', 'approve', ['LiveAmountStaking', id]);
    await coarse.call('recipient', 'stake', [id]);
    const fine = await staking.staked({ deposit });
    await staking.start();
    await lockup.pass(4n * HOUR - 1n);
    expect(await coarse.read('earned', [id])).toBe(0n);
    expect(await staking.earned(fine)).toBeGreaterThan(399_00);
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'So stake checks isAllowedToHook and refuses every stream until then.',
  async ({ lockup }) => {
    const staking = await put(lockup, 'StakeSablierNFT', ['admin', 'lockup', 'dai', 'usdc']);
    const id = await lockup.open();
    await lockup.call('recipient', 'approve', ['StakeSablierNFT', id]);
    await staking.reverts('HookNotAllowed', 'recipient', 'stake', [id]);
    const listed = await openStaking(lockup);
    await listed.stake(id);
    expect(await listed.read('totalStaked')).toBe(dai('100'));
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'Whoever holds the stream token can create a cancelable stream for themselves, stake it and earn rewards.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await staking.staked({ sender: 'other', recipient: 'other' });
    await staking.start();
    await lockup.pass(HOUR);
    await staking.call('other', 'claimRewards', [id]);
    expect(await lockup.balanceOf('other', 'usdc')).toBeGreaterThan(usdc('99.99'));
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'They lose nothing if they cancel: the refund and the released part are both theirs.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await staking.staked({ sender: 'other', recipient: 'other' });
    await lockup.pass(30n * DAY);
    const stop = () => lockup.call('other', 'cancel', [id]);
    await lockup.moves(stop, { other: dai('70'), lockup: -dai('70') });
    await staking.call('other', 'unstake', [id]);
    const take = () => lockup.call('other', 'withdrawMax', [id, 'other']);
    await lockup.moves(take, { other: dai('30'), lockup: -dai('30') });
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'Streams must be transferable; others cannot be staked.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await lockup.open({ transferable: false });
    await lockup.call('recipient', 'approve', ['StakeSablierNFT', id]);
    await staking.reverts('SablierLockup_NotTransferable', 'recipient', 'stake', [id]);
    await staking.staked({ transferable: true });
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'A cancelable stream can lose most of its stake at any moment.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    await staking.staked();
    await lockup.pass(DAY);
    expect(await staking.read('totalStaked')).toBe(dai('100'));
    await lockup.call('sender', 'cancel', [1n]);
    expect(await staking.read('totalStaked')).toBe(dai('1'));
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'Rewards for seconds in which nothing is staked stay in the contract.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    await staking.start();
    await lockup.pass(HOUR);
    const id = await staking.staked();
    await lockup.pass(10n * HOUR);
    await staking.call('recipient', 'unstake', [id]);
    const [paid, left] = [
      await lockup.balanceOf('recipient', 'usdc'),
      await lockup.balanceOf('StakeSablierNFT', 'usdc'),
    ];
    expect(paid + left).toBe(usdc('400'));
    expect(Number(left) / 1e6).toBeCloseTo(100, 3);
  },
);

claim(
  '/guides/lockup/examples/staking/setup',
  'Rounding costs each position less than one unit of the reward token per update.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const ids = [await staking.staked({ deposit: 7n }), await staking.staked({ deposit: 11n })];
    await staking.start(1_009n);
    const updates = 5n;
    for (let i = 0n; i < updates; i++) {
      await lockup.pass(i === updates - 1n ? 4n * HOUR : 977n);
      for (const id of ids) await staking.call('recipient', 'claimRewards', [id]);
    }
    const left = await lockup.balanceOf('StakeSablierNFT', 'usdc');
    expect(left).toBeGreaterThan(0n);
    // Two positions, each with the updates above and no other.
    expect(left).toBeLessThan(2n * updates);
  },
);
