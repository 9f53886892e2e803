import { expect } from 'vitest';
import { byEachCaller } from '../../../../../chains/each';
import { dai, DAY, HOUR, statement } from '../../../../../statement';
import { allow, openStaking, put } from '../../../support';

statement('stake-shrinks-part-stays', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await lockup.pass(30n * DAY);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('70'),
    lockup: -dai('70'),
  });
  expect(await staking.read('totalStaked')).toBe(dai('30'));
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('30'));
});

statement('anyone-may-max-id', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  await lockup.pass(10n * DAY);
  const error = 'SablierLockup_WithdrawalAddressNotRecipient';
  await lockup.reverts(error, 'recipient', 'withdrawMax', [id, 'recipient']);
  const spare = await lockup.open();
  await byEachCaller(lockup, spare, (who) =>
    lockup.moves(() => lockup.call(who, 'withdrawMax', [id, 'StakeSablierNFT']), {
      recipient: dai('10'),
      lockup: -dai('10'),
    }),
  );
});

statement('rewards-100', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked({ start: (await lockup.now()) - 10n * DAY });
  await staking.start();
  await lockup.pass(HOUR);
  await lockup.call('stranger', 'withdraw', [id, 'StakeSablierNFT', dai('10')]);
  expect(await staking.earned(id)).toBe(100_00);
});

statement('contract-reads-finds-credits', async ({ lockup }) => {
  const args = ['lockup', dai('400'), 4n * HOUR];
  const variant = await put(lockup, 'LiveAmountStaking', args);
  await allow(lockup, variant.address);
  const id = await lockup.open({ start: (await lockup.now()) - 10n * DAY });
  await lockup.call('recipient', 'approve', ['LiveAmountStaking', id]);
  await variant.call('recipient', 'stake', [id]);
  await lockup.pass(HOUR);
  await lockup.call('stranger', 'withdraw', [id, 'LiveAmountStaking', dai('10')]);
  expect(await variant.read('amountOf', [id])).toBe(dai('90'));
  expect(Number(await variant.read('earned', [id])) / 1e18).toBeCloseTo(90, 6);
});

statement('no-position-reduce-false', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  await staking.staked({ deposit: dai('5') });
  const id = await lockup.open();
  await lockup.call('recipient', 'transferFrom', ['recipient', 'StakeSablierNFT', id]);
  await lockup.pass(10n * DAY);
  await lockup.moves(() => lockup.call('stranger', 'withdrawMax', [id, 'StakeSablierNFT']), {
    StakeSablierNFT: dai('10'),
    lockup: -dai('10'),
  });
  await lockup.call('sender', 'cancel', [id]);
  expect(await staking.read('totalStaked')).toBe(dai('5'));
});

// moment: asked early and in the last days; after the end nothing is left to cancel.
statement('hook-reverted-instead-could', async ({ lockup }) => {
  const { address } = await openStaking(lockup);
  const id = await lockup.open();
  await lockup.call('recipient', 'transferFrom', ['recipient', 'StakeSablierNFT', id]);
  // A contract on the allowlist whose hooks revert.
  await lockup.chain.setCode({ address, bytecode: '0x60006000fd' });
  for (const days of [1n, 98n]) {
    await lockup.pass(days * DAY);
    await lockup.reverts('no data', 'sender', 'cancel', [id]);
  }
});

statement('caller-not-lockup', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await staking.staked();
  const call = [id, 'sender', dai('1'), dai('1')];
  await staking.reverts('CallerNotLockup', 'sender', 'onSablierLockupCancel', call);
  const push = [id, 'sender', 'StakeSablierNFT', dai('1')];
  await staking.reverts('CallerNotLockup', 'sender', 'onSablierLockupWithdraw', push);
});
