import { expect } from 'vitest';
import { inEachModel } from '../../../../../chains/each';
import { dai, DAY, HOUR, statement, usdc } from '../../../../../statement';
import { openStaking } from '../../../support';

statement('stream-alone-acts-until', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const staking = await openStaking(lockup);
    const id = await staking.staked();
    await staking.start();
    await lockup.pass(5n * HOUR);
    expect(await staking.earned(id)).toBe(400_00);
  });
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

// caller: a view that does not ask who calls it; a caller of each kind has its answer.
statement('earned-anyone', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const staking = await openStaking(lockup);
    const id = await staking.staked();
    await staking.start();
    await lockup.pass(HOUR);
    await staking.call('recipient', 'claimRewards', [id]);
    await lockup.pass(HOUR);
    expect(await staking.earned(id)).toBe(100_00);
    for (const who of ['recipient', 'sender', 'admin', 'stranger'])
      await staking.reverts('success', who, 'earned', [id]);
  });
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

statement('total-smallest-get', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  expect(await staking.read('totalStaked')).toBe(100n * 10n ** 18n);
  expect(await lockup.read('getRecipient', [id])).toBe(staking.address);
});

statement('holder-none-total-staked', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await lockup.pass(20n * DAY);
  const call = [id, 'StakeSablierNFT', dai('10')];
  await lockup.moves(() => lockup.call('stranger', 'withdraw', call), {
    recipient: dai('10'),
    lockup: -dai('10'),
  });
  expect(await staking.read('totalStaked')).toBe(dai('90'));
});

statement('stake-over-days-day', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await lockup.pass(30n * DAY);
  await lockup.call('sender', 'cancel', [id]);
  const [, amount] = await staking.read<bigint[]>('positions', [id]);
  expect(amount).toBe(dai('30'));
});
