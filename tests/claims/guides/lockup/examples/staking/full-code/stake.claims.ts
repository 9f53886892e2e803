import { expect } from 'vitest';
import { claim, dai, DAY } from '../../../../../claim';
import { openStaking } from '../../../support';

claim(
  '/guides/lockup/examples/staking/full-code',
  'Released tokens that nobody has withdrawn count too.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await lockup.open();
    await lockup.pass(50n * DAY);
    await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('20')]);
    await staking.stake(id);
    expect(await staking.read('totalStaked')).toBe(dai('80'));
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'Lockup reverts the transfer if the caller does not own the NFT or has not approved it, or if the stream is not transferable.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const [id, fixed] = [await lockup.open(), await lockup.open({ transferable: false })];
    await staking.reverts('ERC721InsufficientApproval', 'recipient', 'stake', [id]);
    for (const one of [id, fixed])
      await lockup.call('recipient', 'approve', ['StakeSablierNFT', one]);
    await staking.reverts('ERC721IncorrectOwner', 'stranger', 'stake', [id]);
    await staking.reverts('SablierLockup_NotTransferable', 'recipient', 'stake', [fixed]);
    expect(await staking.read('totalStaked')).toBe(0n);
    await staking.call('recipient', 'stake', [id]);
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'A safeTransferFrom to it therefore reverts, which protects holders who send an NFT without staking it.',
  async ({ lockup }) => {
    await openStaking(lockup);
    const id = await lockup.open();
    const call = ['recipient', 'StakeSablierNFT', id];
    await lockup.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', call);
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'A plain transferFrom by the holder succeeds; such an NFT has no position, and the contract cannot return it.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await lockup.open();
    await lockup.call('recipient', 'transferFrom', ['recipient', 'StakeSablierNFT', id]);
    expect(await lockup.read('ownerOf', [id])).toBe(staking.address);
    expect(await staking.read('totalStaked')).toBe(0n);
    for (const who of ['recipient', 'admin', 'stranger']) {
      await staking.reverts('CallerNotStaker', who, 'unstake', [id]);
    }
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'setApprovalForAll makes the contract an operator that can withdraw from every stream of the holder.',
  async ({ lockup }) => {
    const { address } = await openStaking(lockup);
    const ids = [await lockup.open(), await lockup.open()];
    await lockup.pass(10n * DAY);
    await lockup.chain.impersonateAccount({ address });
    const error = 'SablierLockup_WithdrawalAddressNotRecipient';
    const to = 'StakeSablierNFT';
    for (const id of ids) await lockup.reverts(error, to, 'withdrawMax', [id, to]);
    await lockup.call('recipient', 'setApprovalForAll', [to, true]);
    for (const id of ids) await lockup.call(to, 'withdrawMax', [id, to]);
    expect(await lockup.balanceOf(to)).toBe(dai('20'));
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'totalStaked returns 100 tokens in their smallest unit, and getRecipient returns the staking contract.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await staking.staked();
    expect(await staking.read('totalStaked')).toBe(100n * 10n ** 18n);
    expect(await lockup.read('getRecipient', [id])).toBe(staking.address);
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'WrongToken | the stream holds another token | stake streams of the stream token only',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await lockup.open({ token: 'usdc', deposit: 100n });
    await lockup.call('recipient', 'approve', ['StakeSablierNFT', id]);
    await staking.reverts('WrongToken', 'recipient', 'stake', [id]);
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'NothingInStream | depleted | nothing to stake',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.call('recipient', 'approve', ['StakeSablierNFT', id]);
    await staking.reverts('NothingInStream', 'recipient', 'stake', [id]);
  },
);
