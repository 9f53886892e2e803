import { expect } from 'vitest';
import { inEachModel } from '../../../../../chains/each';
import { dai, DAY, HOUR, statement, usdc } from '../../../../../statement';
import { allow, openStaking, put } from '../../../support';

statement('staked-position-holder-several', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const staking = await openStaking(lockup);
    const [first, second] = [await staking.staked(), await staking.staked({ deposit: dai('300') })];
    await staking.start();
    await lockup.pass(HOUR);
    expect(await staking.earned(first)).toBe(25_00);
    expect(await staking.earned(second)).toBe(75_00);
  });
});

statement('starting-pulls-arrived', async ({ lockup }) => {
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
});

statement('usdc-decimals-over', async ({ lockup }) => {
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
});

statement('stake-checks-allowed-refuses', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const staking = await put(lockup, 'StakeSablierNFT', ['admin', 'lockup', 'dai', 'usdc']);
    const id = await lockup.open();
    await lockup.call('recipient', 'approve', ['StakeSablierNFT', id]);
    await staking.reverts('HookNotAllowed', 'recipient', 'stake', [id]);
    const listed = await openStaking(lockup);
    await listed.stake(id);
    expect(await listed.read('totalStaked')).toBe(dai('100'));
  });
});

statement('without-check-hook', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const ledger = await put(lockup, 'StreamLedger', ['lockup']);
    const [unseen, seen] = [await lockup.open(), await lockup.open()];
    const one = await lockup.ripen(10n * DAY);
    for (const id of [unseen, seen])
      await lockup.call('recipient', 'transferFrom', ['recipient', 'StreamLedger', id]);
    const push = (id: bigint) => lockup.call('stranger', 'withdraw', [id, 'StreamLedger', one]);
    await lockup.moves(() => push(unseen), { StreamLedger: one, lockup: -one });
    expect(await ledger.read('pushed', [unseen])).toBe(0n);
    await allow(lockup, ledger.address);
    await push(seen);
    expect(await ledger.read('pushed', [seen])).toBe(one);
  });
});

statement('whoever-create-themselves', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const staking = await openStaking(lockup);
    const id = await staking.staked({ sender: 'other', recipient: 'other' });
    await staking.start();
    await lockup.pass(HOUR);
    await staking.call('other', 'claimRewards', [id]);
    expect(await lockup.balanceOf('other', 'usdc')).toBeGreaterThan(usdc('99.99'));
  });
});

statement('lose-cancel-refund-released', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked({ sender: 'other', recipient: 'other' });
  await lockup.pass(30n * DAY);
  const stop = () => lockup.call('other', 'cancel', [id]);
  await lockup.moves(stop, { other: dai('70'), lockup: -dai('70') });
  await staking.call('other', 'unstake', [id]);
  const take = () => lockup.call('other', 'withdrawMax', [id, 'other']);
  await lockup.moves(take, { other: dai('30'), lockup: -dai('30') });
});

statement('streams-must-transferable', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const staking = await openStaking(lockup);
    const id = await lockup.open({ transferable: false });
    await lockup.call('recipient', 'approve', ['StakeSablierNFT', id]);
    await staking.reverts('SablierLockup_NotTransferable', 'recipient', 'stake', [id]);
    await staking.staked({ transferable: true });
  });
});

statement('cancelable-most-moment', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const staking = await openStaking(lockup);
    await staking.staked();
    await lockup.pass(DAY);
    expect(await staking.read('totalStaked')).toBe(dai('100'));
    await lockup.call('sender', 'cancel', [1n]);
    expect(await staking.read('totalStaked')).toBe(lockup.even(dai('1')));
  });
});

statement('rewards-seconds-nothing-stay', async ({ lockup }) => {
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
});

statement('rounding-costs-less', async ({ lockup }) => {
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
});

statement('caller-not-admin', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  await staking.fund('other', usdc('1'), 'usdc');
  await staking.reverts('CallerNotAdmin', 'other', 'startPeriod', [usdc('1'), HOUR]);
  await staking.call('admin', 'transferAdmin', ['other']);
  await staking.call('other', 'startPeriod', [usdc('1'), HOUR]);
});
