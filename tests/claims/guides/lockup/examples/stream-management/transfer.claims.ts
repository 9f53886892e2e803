import { expect } from 'vitest';
import { claim, dai, DAY, usd } from '../../../../claim';
import { DOLLAR, put } from '../../support';

claim(
  '/guides/lockup/examples/stream-management/transfer',
  "The plain transfer passes the present owner as from, as ERC-721 requires: with the operator's own address there, the call reverts with ERC721IncorrectOwner.",
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.call('recipient', 'approve', ['operator', id]);
    const own = ['operator', 'other', id];
    await lockup.reverts('ERC721IncorrectOwner', 'operator', 'transferFrom', own);
    await lockup.reverts('ERC721IncorrectOwner', 'operator', 'safeTransferFrom', own);
    await lockup.call('operator', 'safeTransferFrom', ['recipient', 'other', id]);
    expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
  },
);

claim(
  '/guides/lockup/examples/stream-management/transfer',
  'The plain transfer costs no fee; the other one does if something is withdrawable.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/stream-management/transfer',
  'For a stream of 100 tokens over 100 days that changes hands on day 50, the new owner can withdraw 50 at once.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(50n * DAY);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    await lockup.moves(() => lockup.call('other', 'withdraw', [id, 'owner', dai('50')]), {
      owner: dai('50'),
      lockup: -dai('50'),
    });
    const error = 'SablierLockup_WithdrawalAddressNotRecipient';
    await lockup.pass(DAY);
    await lockup.reverts(error, 'recipient', 'withdrawMax', [id, 'recipient']);
  },
);

claim(
  '/guides/lockup/examples/stream-management/transfer',
  'safeTransferFrom calls onERC721Received on a receiving contract and reverts if the contract does not have it.',
  async ({ lockup }) => {
    await lockup.deploy('StreamManager', ['owner', 'lockup']);
    const id = await lockup.open();
    const call = ['recipient', 'StreamManager', id];
    await lockup.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', call);
    await lockup.call('recipient', 'safeTransferFrom', ['recipient', 'other', id]);
  },
);

claim(
  '/guides/lockup/examples/stream-management/transfer',
  'transferFrom does not check.',
  async ({ lockup }) => {
    const { address } = await lockup.deploy('StreamManager', ['owner', 'lockup']);
    const id = await lockup.open();
    await lockup.call('recipient', 'transferFrom', ['recipient', 'StreamManager', id]);
    expect(await lockup.read('ownerOf', [id])).toBe(address);
  },
);

claim(
  '/guides/lockup/examples/stream-management/transfer',
  "Anyone can withdraw a stream's tokens to the contract that owns it.",
  async ({ lockup }) => {
    await lockup.deploy('TestOracle', [8, 1n], 'feed');
    const id = await lockup.open();
    await lockup.call('recipient', 'transferFrom', ['recipient', 'feed', id]);
    await lockup.pass(10n * DAY);
    await lockup.moves(() => lockup.call('stranger', 'withdrawMax', [id, 'feed']), {
      feed: dai('10'),
      lockup: -dai('10'),
    });
  },
);

claim(
  '/guides/lockup/examples/stream-management/transfer',
  'withdrawMaxAndTransfer pays the present recipient and transfers the NFT in one transaction.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.call('recipient', 'approve', ['operator', id]);
    await lockup.pass(10n * DAY);
    await lockup.moves(() => lockup.call('operator', 'withdrawMaxAndTransfer', [id, 'other']), {
      recipient: dai('10'),
      lockup: -dai('10'),
    });
    expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
  },
);

claim(
  '/guides/lockup/examples/stream-management/transfer',
  'If nothing is withdrawable, it skips the withdrawal and asks for no fee, but it keeps a fee that you attach.',
  async ({ lockup }) => {
    await lockup.setMinFee(usd('1'));
    const ids = [await lockup.open({ cliff: DAY }), await lockup.open({ cliff: DAY })];
    await lockup.pass(DAY - 1n);
    const send = (id: bigint | undefined, value: bigint) => () =>
      lockup.events('recipient', 'withdrawMaxAndTransfer', [id, 'other'], { value });
    expect(await lockup.moves(send(ids[0], 0n), {})).toEqual([]);
    await lockup.moves(send(ids[1], DOLLAR), {
      'recipient.coin': -DOLLAR,
      'lockup.coin': DOLLAR,
    });
    expect(await lockup.read('balanceOf', ['other'])).toBe(2n);
  },
);

claim(
  '/guides/lockup/examples/stream-management/transfer',
  'The NFT moves without a call to onERC721Received.',
  async ({ lockup }) => {
    const feed = await lockup.deploy('TestOracle', [8, 1n], 'feed');
    const id = await lockup.open();
    await lockup.pass(DAY);
    await lockup.call('recipient', 'withdrawMaxAndTransfer', [id, 'feed']);
    expect(await lockup.read('ownerOf', [id])).toBe(feed.address);
  },
);

claim(
  '/guides/lockup/examples/stream-management/transfer',
  'withdrawableAmountOf | the seller can withdraw right before the sale',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(50n * DAY);
    await lockup.call('recipient', 'approve', ['other', id]);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('50'));
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.call('other', 'transferFrom', ['recipient', 'other', id]);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
  },
);

claim(
  '/guides/lockup/examples/stream-management/transfer',
  'Do the same with withdrawMaxAndTransfer: the former owner has 50 tokens more.',
  async ({ lockup }) => {
    const manager = await put(lockup, 'StreamManager', ['owner', 'lockup']);
    const id = await lockup.open();
    await lockup.call('recipient', 'approve', ['StreamManager', id]);
    await lockup.pass(50n * DAY);
    await lockup.moves(() => manager.call('owner', 'withdrawMaxAndTransfer', [id, 'other']), {
      recipient: dai('50'),
      lockup: -dai('50'),
    });
  },
);

claim(
  '/guides/lockup/examples/stream-management/transfer',
  'ERC721InsufficientApproval | plain transfer: the caller is neither owner nor operator | have the owner approve the caller',
  async ({ lockup }) => {
    const id = await lockup.open();
    const call = ['recipient', 'other', id];
    for (const who of ['sender', 'operator', 'stranger']) {
      await lockup.reverts('ERC721InsufficientApproval', who, 'transferFrom', call);
    }
    await lockup.call('recipient', 'approve', ['operator', id]);
    await lockup.call('operator', 'transferFrom', call);
  },
);

claim(
  '/guides/lockup/examples/stream-management/transfer',
  'SablierLockup_Unauthorized | the same, with withdrawMaxAndTransfer | have the owner approve the caller',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(DAY);
    for (const who of ['sender', 'operator', 'stranger']) {
      const error = 'SablierLockup_Unauthorized';
      await lockup.reverts(error, who, 'withdrawMaxAndTransfer', [id, 'other']);
    }
    await lockup.call('recipient', 'approve', ['operator', id]);
    await lockup.call('operator', 'withdrawMaxAndTransfer', [id, 'other']);
  },
);
