import { expect } from 'vitest';
import { inEachModel } from '../../../../../chains/each';
import { dai, DAY, statement } from '../../../../../statement';
import { openStaking } from '../../../support';

statement('released-nobody-count', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await lockup.open();
  await lockup.pass(50n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('20')]);
  await staking.stake(id);
  expect(await staking.read('totalStaked')).toBe(dai('80'));
});

statement('lockup-reverts-approved-transferable', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const [id, fixed] = [await lockup.open(), await lockup.open({ transferable: false })];
  await staking.reverts('ERC721InsufficientApproval', 'recipient', 'stake', [id]);
  for (const one of [id, fixed])
    await lockup.call('recipient', 'approve', ['StakeSablierNFT', one]);
  await staking.reverts('ERC721IncorrectOwner', 'stranger', 'stake', [id]);
  await staking.reverts('SablierLockup_NotTransferable', 'recipient', 'stake', [fixed]);
  expect(await staking.read('totalStaked')).toBe(0n);
  await staking.call('recipient', 'stake', [id]);
});

statement('safe-therefore-protects', async ({ lockup }) => {
  await openStaking(lockup);
  const id = await lockup.open();
  const call = ['recipient', 'StakeSablierNFT', id];
  await lockup.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', call);
});

statement('plain-succeeds-cannot', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await lockup.open();
  await lockup.call('recipient', 'transferFrom', ['recipient', 'StakeSablierNFT', id]);
  expect(await lockup.read('ownerOf', [id])).toBe(staking.address);
  expect(await staking.read('totalStaked')).toBe(0n);
  for (const who of ['recipient', 'admin', 'stranger']) {
    await staking.reverts('CallerNotStaker', who, 'unstake', [id]);
  }
});

statement('set-approval-all', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const { address } = await openStaking(lockup);
    const ids = [await lockup.open(), await lockup.open()];
    const each = await lockup.ripen(10n * DAY);
    await lockup.chain.impersonateAccount({ address });
    const error = 'SablierLockup_WithdrawalAddressNotRecipient';
    const to = 'StakeSablierNFT';
    for (const id of ids) await lockup.reverts(error, to, 'withdrawMax', [id, to]);
    await lockup.call('recipient', 'setApprovalForAll', [to, true]);
    for (const id of ids) await lockup.call(to, 'withdrawMax', [id, to]);
    expect(await lockup.balanceOf(to)).toBe(2n * each);
  });
});

statement('wrong-token', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const staking = await openStaking(lockup);
    const id = await lockup.open({ token: 'usdc', deposit: 100n });
    await lockup.call('recipient', 'approve', ['StakeSablierNFT', id]);
    await staking.reverts('WrongToken', 'recipient', 'stake', [id]);
  });
});

statement('nothing-stream', async ({ lockup }) => {
  const staking = await openStaking(lockup);
  const id = await lockup.open();
  await lockup.pass(100n * DAY);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  await lockup.call('recipient', 'approve', ['StakeSablierNFT', id]);
  await staking.reverts('NothingInStream', 'recipient', 'stake', [id]);
});
