import { expect } from 'vitest';
import { statement, dai, DAY, HOUR, usdc } from '../../../../../statement';
import { allow, openStaking, put } from '../../../support';

statement('function-sets-zero-left', async ({ lockup }) => {
  const token = await put(lockup, 'ReentrantReward');
  const staking = await put(lockup, 'StakeSablierNFT', [
    'admin',
    'lockup',
    'dai',
    'ReentrantReward',
  ]);
  await allow(lockup, staking.address);
  const id = await lockup.open({ recipient: 'ReentrantReward' });
  await token.call('other', 'stake', ['StakeSablierNFT', 'lockup', id]);
  await staking.fund('admin', dai('400'), 'ReentrantReward');
  await staking.call('admin', 'startPeriod', [dai('400'), 4n * HOUR]);
  await lockup.pass(HOUR);
  const due = await staking.read('earned', [id]);
  await token.call('other', 'claim');
  expect(await token.read('again')).toBe(1n);
  expect(await token.read('balanceOf', ['ReentrantReward'])).toBe(due);
  expect(Number(due) / 1e18).toBeCloseTo(100, 6);
});

statement('contract-principal-both-sends', async ({ lockup }) => {
  const staking = await openStaking(lockup, 'dai');
  const id = await staking.staked();
  await staking.start(dai('400'));
  await lockup.pass(10n * DAY);
  const pay = () => lockup.call('stranger', 'withdrawMax', [id, 'StakeSablierNFT']);
  await lockup.moves(pay, { recipient: dai('10'), lockup: -dai('10') });
  expect(await lockup.balanceOf('StakeSablierNFT')).toBe(dai('400'));

  // The principal of a stream that was sent without `stake` stays, whatever is claimed.
  const stray = await lockup.open({ recipient: 'other' });
  await lockup.call('other', 'transferFrom', ['other', 'StakeSablierNFT', stray]);
  await lockup.pass(50n * DAY);
  await lockup.call('stranger', 'withdrawMax', [stray, 'StakeSablierNFT']);
  expect(await lockup.balanceOf('StakeSablierNFT')).toBe(dai('450'));
  await staking.call('recipient', 'claimRewards', [id]);
  expect(await lockup.balanceOf('StakeSablierNFT')).toBeGreaterThanOrEqual(dai('50'));
  expect(await lockup.balanceOf('StakeSablierNFT')).toBeLessThan(dai('50.001'));
});

statement('move-clock-hour', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await staking.start();
  await lockup.pass(HOUR);
  expect(await staking.earned(id)).toBe(100_00);
});

statement('claim-starts-again-zero', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await staking.start();
  await lockup.pass(HOUR);
  const due = await staking.read('earned', [id]);
  await lockup.moves(() => staking.call('recipient', 'claimRewards', [id]), {
    'recipient.usdc': due,
    'StakeSablierNFT.usdc': -due,
  });
  expect(await staking.read('earned', [id])).toBe(0n);
});

statement('move-past-once-arrives', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await staking.start();
  await lockup.pass(HOUR);
  await staking.call('recipient', 'claimRewards', [id]);
  await lockup.pass(9n * HOUR);
  await staking.call('recipient', 'claimRewards', [id]);
  const paid = await lockup.balanceOf('recipient', 'usdc');
  expect(usdc('400') - paid).toBeLessThan(3n);
  await lockup.pass(HOUR);
  await lockup.moves(() => staking.call('recipient', 'claimRewards', [id]), {});
});

statement('view-latest-includes', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await staking.start();
  await lockup.pass(HOUR);
  const [, , , settled] = await staking.read<bigint[]>('positions', [id]);
  expect(settled).toBe(0n);
  expect(await staking.earned(id)).toBe(100_00);
});
