import { expect } from 'vitest';
import { statement, dai, DAY, HOUR } from '../../../../../statement';
import { allow, openStaking, put } from '../../../support';

statement('unstake-rewards-transaction', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await staking.start();
  await lockup.pass(HOUR);
  const due = await staking.read('earned', [id]);
  await lockup.moves(() => staking.call('recipient', 'unstake', [id]), {
    'recipient.usdc': due,
    'StakeSablierNFT.usdc': -due,
  });
  expect(Math.round(Number(due) / 1e6)).toBe(100);
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.recipient);
});

statement('transfer-erc721-received-gets', async ({ lockup }) => {
  const holder = await put(lockup, 'ReentrantReward');
  const staking = await openStaking(lockup);
  const id = await lockup.open({ recipient: 'ReentrantReward' });
  await holder.call('other', 'stake', ['StakeSablierNFT', 'lockup', id]);
  await lockup.chain.impersonateAccount({ address: holder.address });
  await staking.call('ReentrantReward', 'unstake', [id]);
  expect(await lockup.read('ownerOf', [id])).toBe(holder.address);
});

// moment: at the start of a period, in it, and after it and the stream have ended.
statement('no-lock-leave-time', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const ids = [await staking.staked(), await staking.staked(), await staking.staked()];
  await staking.start();
  for (const [at, seconds] of [0n, 2n * HOUR, 200n * DAY].entries()) {
    await lockup.pass(seconds);
    await staking.call('recipient', 'unstake', [ids[at]]);
  }
  expect(await lockup.read('balanceOf', ['recipient'])).toBe(3n);
});

statement('stakers-share-remaining', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const [first, other] = [await staking.staked(), await staking.staked({ recipient: 'other' })];
  await staking.start();
  await lockup.pass(HOUR);
  await staking.call('recipient', 'unstake', [first]);
  await lockup.pass(3n * HOUR);
  expect(await staking.earned(other)).toBe(350_00);
  expect(Number(await lockup.balanceOf('recipient', 'usdc')) / 1e6).toBeCloseTo(50, 3);
});

statement('tokens-withdrawn-contract', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await lockup.pass(10n * DAY);
  await lockup.call('stranger', 'withdrawMax', [id, 'StakeSablierNFT']);
  expect(await lockup.balanceOf('recipient')).toBe(dai('10'));
  await lockup.moves(() => staking.call('recipient', 'unstake', [id]), {});
  await lockup.pass(90n * DAY);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('90'),
    lockup: -dai('90'),
  });
});

// moment: a deadline would close what is open: it is asked a thousand days later.
statement('sender-canceled', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await lockup.pass(10n * DAY);
  await lockup.call('sender', 'cancel', [id]);
  await staking.call('recipient', 'unstake', [id]);
  await lockup.pass(1_000n * DAY);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('10'),
    lockup: -dai('10'),
  });
});

statement('everything-withdrawn', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked({ total: DAY });
  await lockup.pass(DAY);
  await lockup.call('stranger', 'withdrawMax', [id, 'StakeSablierNFT']);
  await staking.start();
  await lockup.pass(4n * HOUR);
  await lockup.moves(() => staking.call('recipient', 'unstake', [id]), {});
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.recipient);
  expect(await lockup.read<boolean>('isDepleted', [id])).toBe(true);
});

statement('function-reward-refuses-keeps', async ({ lockup }) => {
  const token = await put(lockup, 'TestToken', ['RWD', 18], 'reward');
  const staking = await put(lockup, 'StakeSablierNFT', ['admin', 'lockup', 'dai', 'reward']);
  await allow(lockup, staking.address);
  const id = await lockup.open();
  await lockup.call('recipient', 'approve', ['StakeSablierNFT', id]);
  await staking.call('recipient', 'stake', [id]);
  await staking.fund('admin', dai('400'), 'reward');
  await staking.call('admin', 'startPeriod', [dai('400'), 4n * HOUR]);
  await lockup.pass(HOUR);
  // From now on the token refuses every call.
  await lockup.chain.setCode({ address: token.address, bytecode: '0x60006000fd' });
  await staking.reverts('no data', 'recipient', 'unstake', [id]);
  expect(await lockup.read('ownerOf', [id])).toBe(staking.address);
});

statement('caller-not-staker', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const [id, loose] = [await staking.staked(), await lockup.open()];
  for (const act of ['claimRewards', 'unstake']) {
    for (const who of ['stranger', 'sender', 'admin']) {
      await staking.reverts('CallerNotStaker', who, act, [id]);
    }
    await staking.reverts('CallerNotStaker', 'recipient', act, [loose]);
  }
  await staking.call('recipient', 'claimRewards', [id]);
  await staking.call('recipient', 'unstake', [id]);
});
