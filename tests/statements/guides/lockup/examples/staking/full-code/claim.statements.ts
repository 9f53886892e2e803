import { expect } from 'vitest';
import { inEachModel } from '../../../../../chains/each';
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

// moment: while a period runs and after it, each with principal that came with no stake.
statement('contract-principal-both-sends', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const staking = await openStaking(lockup, 'dai');
    const id = await staking.staked();
    const stray = await lockup.open({ recipient: 'other' });
    await staking.start(dai('400'));
    const one = await lockup.ripen(10n * DAY);
    const pay = () => lockup.call('stranger', 'withdrawMax', [id, 'StakeSablierNFT']);
    await lockup.moves(pay, { recipient: one, lockup: -one });
    const held = () => lockup.balanceOf('StakeSablierNFT');
    expect(await held()).toBe(dai('400'));

    // The principal of a stream that was sent without `stake` stays, whatever is claimed.
    await lockup.call('other', 'transferFrom', ['other', 'StakeSablierNFT', stray]);
    await lockup.pass(50n * DAY);
    const principal = lockup.model === 'priceGated' ? dai('100') : dai('60');
    await lockup.call('stranger', 'withdrawMax', [stray, 'StakeSablierNFT']);
    expect(await held()).toBe(dai('400') + principal);
    await staking.call('recipient', 'claimRewards', [id]);
    expect(await held()).toBeGreaterThanOrEqual(principal);
    expect(await held()).toBeLessThan(principal + dai('0.001'));
  });
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
