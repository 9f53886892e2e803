import { expect } from 'vitest';
import { statement, HOUR, usdc } from '../../../../../statement';
import { openStaking } from '../../../support';

statement('stream-alone-acts-until', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await staking.start();
  await lockup.pass(5n * HOUR);
  expect(await staking.earned(id)).toBe(400_00);
});

statement('unstake-arrive-together', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await staking.start();
  await lockup.pass(5n * HOUR);
  const due = await staking.read('earned', [id]);
  await lockup.moves(() => staking.call('recipient', 'unstake', [id]), {
    'recipient.usdc': due,
    'StakeSablierNFT.usdc': -due,
  });
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.recipient);
});

statement('start-period', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const call = [usdc('400'), 4n * HOUR];
  await staking.fund('admin', usdc('400'), 'usdc');
  await staking.reverts('CallerNotAdmin', 'other', 'startPeriod', call);
  await lockup.moves(() => staking.call('admin', 'startPeriod', call), {
    'admin.usdc': -usdc('400'),
    'StakeSablierNFT.usdc': usdc('400'),
  });
  expect(await staking.read('rewardRate')).toBe((usdc('400') * 10n ** 36n) / (4n * HOUR));
});

statement('claim-rewards', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await staking.start();
  await lockup.pass(HOUR);
  await staking.reverts('CallerNotStaker', 'stranger', 'claimRewards', [id]);
  const due = await staking.read('earned', [id]);
  await lockup.moves(() => staking.call('recipient', 'claimRewards', [id]), {
    'recipient.usdc': due,
    'StakeSablierNFT.usdc': -due,
  });
});

statement('earned-anyone', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await staking.start();
  await lockup.pass(HOUR);
  await staking.call('recipient', 'claimRewards', [id]);
  await lockup.pass(HOUR);
  expect(await staking.earned(id)).toBe(100_00);
});

statement('single-earns-whole', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked({ deposit: 1n });
  await staking.start();
  await lockup.pass(HOUR);
  expect(await staking.earned(id)).toBe(100_00);
});

statement('place-allowlist-permanent', async ({ lockup }) => {
  await openStaking(lockup);
  const functions = lockup.abi.flatMap((item) => (item.type === 'function' ? item : []));
  const about = functions.filter(({ name }) => /hook|allow/i.test(name));
  expect(about.map(({ name }) => name).sort()).toEqual(['allowToHook', 'isAllowedToHook']);
  const takes = about.map(({ inputs }) => inputs.map(({ type }) => type).join());
  expect(takes).toEqual(['address', 'address']);
});
