import { concat } from 'viem';
import { expect } from 'vitest';
import { inEachModel, byEachCaller } from '../../../../chains/each';
import { expectPlainLinear } from '../../../../chains/plain-linear';
import { statement, dai, DAY, usd } from '../../../../statement';
import { DOLLAR, put } from '../../support';

statement('plain-passes-erc-requires', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.call('recipient', 'approve', ['operator', id]);
  const own = ['operator', 'other', id];
  await lockup.reverts('ERC721IncorrectOwner', 'operator', 'transferFrom', own);
  await lockup.reverts('ERC721IncorrectOwner', 'operator', 'safeTransferFrom', own);
  await lockup.call('operator', 'safeTransferFrom', ['recipient', 'other', id]);
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
});

statement('plain-costs-no-something', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const [plain, full] = [await lockup.open(), await lockup.open()];
  await lockup.pass(10n * DAY);
  await lockup.moves(
    () => lockup.call('recipient', 'transferFrom', ['recipient', 'other', plain]),
    {},
  );
  const call = [full, 'other'];
  const value = DOLLAR;
  const error = 'SablierLockup_InsufficientFeePayment';
  const less = { value: value - 1n };
  await lockup.reverts(error, 'recipient', 'withdrawMaxAndTransfer', call, less);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMaxAndTransfer', call, { value }), {
    recipient: dai('10'),
    lockup: -dai('10'),
    'recipient.coin': -value,
    'lockup.coin': value,
  });
});

statement('stream-over-days-changes', async ({ lockup }) => {
  const id = await lockup.open();
  await expectPlainLinear(lockup, id);
  await lockup.pass(50n * DAY);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  await lockup.moves(() => lockup.call('other', 'withdraw', [id, 'owner', dai('50')]), {
    owner: dai('50'),
    lockup: -dai('50'),
  });
  const error = 'SablierLockup_WithdrawalAddressNotRecipient';
  await lockup.pass(DAY);
  await lockup.reverts(error, 'recipient', 'withdrawMax', [id, 'recipient']);
});

statement('safe-calls-receiving', async ({ lockup }) => {
  await lockup.deploy('StreamManager', ['owner', 'lockup']);
  const id = await lockup.open();
  const call = ['recipient', 'StreamManager', id];
  await lockup.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', call);
  await lockup.call('recipient', 'safeTransferFrom', ['recipient', 'other', id]);
});

statement('wallet-delegates-code', async ({ lockup }) => {
  const { address: code } = await lockup.deploy('StreamManager', ['owner', 'lockup']);
  const { other } = lockup.accounts;
  const id = await lockup.open();
  const call = ['recipient', 'other', id];
  await lockup.chain.setCode({ address: other, bytecode: concat(['0xef0100', code]) });
  await lockup.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', call);
  // It is a delegation, not a contract: the wallet still signs for itself.
  await lockup.call('recipient', 'transferFrom', call);
  await lockup.call('other', 'transferFrom', ['other', 'recipient', id]);
  await lockup.chain.setCode({ address: other, bytecode: '0x' });
  await lockup.call('recipient', 'safeTransferFrom', call);
});

statement('transfer-not-check', async ({ lockup }) => {
  const { address } = await lockup.deploy('StreamManager', ['owner', 'lockup']);
  const id = await lockup.open();
  await lockup.call('recipient', 'transferFrom', ['recipient', 'StreamManager', id]);
  expect(await lockup.read('ownerOf', [id])).toBe(address);
});

statement('anyone-stream-owns', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    await lockup.deploy('TestOracle', [8, 1n], 'feed');
    const id = await lockup.open();
    await lockup.call('recipient', 'transferFrom', ['recipient', 'feed', id]);
    const one = await lockup.ripen(10n * DAY);
    const spare = await every.open();
    await byEachCaller(lockup, spare, (who) =>
      lockup.moves(() => lockup.call(who, 'withdrawMax', [id, 'feed']), {
        feed: one,
        lockup: -one,
      }),
    );
  });
});

statement('withdraw-pays-recipient-transfers', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.call('recipient', 'approve', ['operator', id]);
  await lockup.pass(10n * DAY);
  await lockup.moves(() => lockup.call('operator', 'withdrawMaxAndTransfer', [id, 'other']), {
    recipient: dai('10'),
    lockup: -dai('10'),
  });
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
});

statement('nft-moves-without', async ({ lockup }) => {
  const feed = await lockup.deploy('TestOracle', [8, 1n], 'feed');
  const id = await lockup.open();
  await lockup.pass(DAY);
  await lockup.call('recipient', 'withdrawMaxAndTransfer', [id, 'feed']);
  expect(await lockup.read('ownerOf', [id])).toBe(feed.address);
});

statement('withdrawable-amount', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(50n * DAY);
  await lockup.call('recipient', 'approve', ['other', id]);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('50'));
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  await lockup.call('other', 'transferFrom', ['recipient', 'other', id]);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
});

statement('withdraw-max-former-tokens', async ({ lockup }) => {
  const manager = await put(lockup, 'StreamManager', ['owner', 'lockup']);
  const id = await lockup.open();
  await lockup.call('recipient', 'approve', ['StreamManager', id]);
  await lockup.pass(50n * DAY);
  await lockup.moves(() => manager.call('owner', 'withdrawMaxAndTransfer', [id, 'other']), {
    recipient: dai('50'),
    lockup: -dai('50'),
  });
});

statement('erc721-insufficient-approval', async ({ lockup }) => {
  const id = await lockup.open();
  const call = ['recipient', 'other', id];
  for (const who of ['sender', 'operator', 'stranger']) {
    await lockup.reverts('ERC721InsufficientApproval', who, 'transferFrom', call);
  }
  await lockup.call('recipient', 'approve', ['operator', id]);
  await lockup.call('operator', 'transferFrom', call);
});

statement('unauthorized-withdraw', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(DAY);
  for (const who of ['sender', 'operator', 'stranger']) {
    const error = 'SablierLockup_Unauthorized';
    await lockup.reverts(error, who, 'withdrawMaxAndTransfer', [id, 'other']);
  }
  await lockup.call('recipient', 'approve', ['operator', id]);
  await lockup.call('operator', 'withdrawMaxAndTransfer', [id, 'other']);
});
