import { expect } from 'vitest';
import { outcomes } from '../../chains/roles';
import { claim, dai, DAY, usd, usdc, YEAR } from '../../claim';

claim(
  '/support/how-to',
  'Limits: you can withdraw what has become yours so far, in part or in whole, at any time.',
  async ({ lockup }) => {
    const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
    await lockup.pass(30n * DAY);
    await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('10')]);
    const rest = [id, 'recipient', dai('20') + 1n];
    await lockup.reverts('SablierLockup_Overdraw', 'recipient', 'withdraw', rest);
    await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('20')]);
    await lockup.pass(30n * YEAR);
    await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('70')]);
    expect(await lockup.balanceOf('recipient')).toBe(dai('100'));
  },
);

claim(
  '/support/how-to',
  'A price-gated stream pays out everything or nothing.',
  async ({ lockup }) => {
    const id = await lockup.open({ targetPrice: usd('4000') });
    const all = [id, 'recipient', dai('100')];
    await lockup.reverts('SablierLockup_WithdrawAmountZero', 'recipient', 'withdrawMax', [
      id,
      'recipient',
    ]);
    await lockup.setPrice(usd('4000'));
    await lockup.reverts(
      'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount',
      'recipient',
      'withdraw',
      [id, 'recipient', dai('99')],
    );
    await lockup.moves(() => lockup.call('recipient', 'withdraw', all), {
      recipient: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim(
  '/support/how-to',
  'Only the recipient or an approved operator can choose the receiving address.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.call('recipient', 'approve', ['operator', id]);
    await lockup.pass(DAY);
    const refused = 'SablierLockup_WithdrawalAddressNotRecipient';
    await outcomes(lockup, 'withdraw', [id, 'other', dai('1')], {
      recipient: 'success',
      operator: 'success',
      sender: refused,
      stranger: refused,
      admin: refused,
      other: refused,
    });
  },
);

claim(
  '/support/how-to',
  'From Lockup v1.2 on, anybody can send your tokens to you; in v1.0 and v1.1 only the sender can.',
  async ({ lockupV1_0, lockupV1_2, lockup }) => {
    const ids = [await lockupV1_0.open(), await lockupV1_2.open(), await lockup.open()];
    await lockup.pass(DAY);
    const [first, older, newest] = ids.map((id) => [id, 'recipient', dai('1')]);
    await outcomes(lockupV1_0, 'withdraw', first ?? [], {
      sender: 'success',
      stranger: 'SablierV2Lockup_Unauthorized',
    });
    const anybody = { sender: 'success', stranger: 'success', admin: 'success' };
    await outcomes(lockupV1_2, 'withdraw', older ?? [], anybody);
    await lockup.moves(() => lockup.call('stranger', 'withdraw', newest), {
      recipient: dai('1'),
      lockup: -dai('1'),
    });
  },
);

claim(
  '/support/how-to',
  'SablierLockup_InsufficientFeePayment | the payable amount is below the minimum | read the minimum again, pay that',
  async ({ lockup }) => {
    await lockup.setMinFee(usd('1'));
    const id = await lockup.open();
    await lockup.pass(DAY);
    const value = await lockup.read('calculateMinFeeWei', [id]);
    const args = [id, 'recipient'];
    await lockup.reverts('SablierLockup_InsufficientFeePayment', 'recipient', 'withdrawMax', args, {
      value: value - 1n,
    });
    await lockup.call('recipient', 'withdrawMax', args, { value });
  },
);

claim(
  '/support/how-to',
  'SablierLockup_Overdraw | the amount exceeds what has become yours | use withdrawMax',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(DAY);
    const more = [id, 'recipient', dai('1') + 1n];
    await lockup.reverts('SablierLockup_Overdraw', 'recipient', 'withdraw', more);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('1'),
      lockup: -dai('1'),
    });
  },
);

claim(
  '/support/how-to',
  'SablierLockup_WithdrawAmountZero | nothing can be withdrawn now | wait for the next release',
  async ({ lockup }) => {
    const id = await lockup.open({ tranches: [[dai('1'), DAY]] });
    const args = [id, 'recipient'];
    await lockup.pass(DAY - 1n);
    await lockup.reverts('SablierLockup_WithdrawAmountZero', 'recipient', 'withdrawMax', args);
    await lockup.pass(1n);
    await lockup.call('recipient', 'withdrawMax', args);
  },
);

claim(
  '/support/how-to',
  'SablierLockup_WithdrawalAddressNotRecipient | you are not the recipient and chose another address | set to to the recipient',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(DAY);
    await lockup.reverts('SablierLockup_WithdrawalAddressNotRecipient', 'stranger', 'withdrawMax', [
      id,
      'stranger',
    ]);
    await lockup.call('stranger', 'withdrawMax', [id, 'recipient']);
  },
);

claim(
  '/support/how-to',
  'SablierLockup_StreamDepleted | nothing is left in the stream | look at earlier withdrawals, and whether the stream was canceled before anything was released',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.reverts('SablierLockup_StreamDepleted', 'recipient', 'withdrawMax', [
      id,
      'recipient',
    ]);
    const unreleased = await lockup.open({ cliff: 50n * DAY });
    await lockup.call('sender', 'cancel', [unreleased]);
    await lockup.reverts('SablierLockup_StreamDepleted', 'recipient', 'withdrawMax', [
      unreleased,
      'recipient',
    ]);
  },
);

claim(
  '/support/how-to',
  'Withdraw first if you want to keep what has become yours, because a transfer hands over everything not withdrawn.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(10n * DAY);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    await lockup.moves(() => lockup.call('owner', 'withdrawMax', [id, 'owner']), {
      owner: dai('10'),
      lockup: -dai('10'),
    });
    await lockup.pass(90n * DAY);
    await lockup.call('owner', 'withdrawMax', [id, 'owner']);
    expect(await lockup.balanceOf('owner')).toBe(dai('100'));
  },
);

claim(
  '/support/how-to',
  'For a Lockup stream, withdrawMaxAndTransfer withdraws and transfers in one transaction.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(10n * DAY);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMaxAndTransfer', [id, 'owner']), {
      recipient: dai('10'),
      lockup: -dai('10'),
    });
    expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.owner);
  },
);

claim(
  '/support/how-to',
  'transferFrom and withdrawMaxAndTransfer do not ask the new owner.',
  async ({ lockup }) => {
    // The contract of the token cannot handle NFTs.
    const [id, other] = [await lockup.open(), await lockup.open()];
    const token = await lockup.read<string>('getUnderlyingToken', [id]);
    await lockup.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', [
      'recipient',
      'dai',
      id,
    ]);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'dai', id]);
    await lockup.call('recipient', 'withdrawMaxAndTransfer', [other, 'dai']);
    for (const stream of [id, other]) {
      expect(await lockup.read('ownerOf', [stream])).toBe(token);
    }
  },
);

claim(
  '/support/how-to',
  'Lockup v1.0 has no such function; its streams can be moved.',
  async ({ lockupV1_0 }) => {
    expect(JSON.stringify(lockupV1_0.abi)).not.toContain('isTransferable');
    const id = await lockupV1_0.open();
    await lockupV1_0.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    expect(await lockupV1_0.read('ownerOf', [id])).toBe(lockupV1_0.accounts.owner);
  },
);

claim(
  '/support/how-to',
  'If you send the NFT to a wrong address, only its new owner, or an operator that this owner approved, can send it back.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    await lockup.call('other', 'setApprovalForAll', ['delegate', true]);
    await outcomes(lockup, 'transferFrom', ['other', 'recipient', id], {
      other: 'success',
      delegate: 'success',
      recipient: 'ERC721InsufficientApproval',
      sender: 'ERC721InsufficientApproval',
      admin: 'ERC721InsufficientApproval',
    });
  },
);

claim(
  '/support/how-to',
  'A stream of 12,000 USDC over the year 2026 had vested 11,967.123287 USDC by 2026-12-31 00:00 UTC.',
  async ({ lockup }) => {
    // The chain begins after 2026. The year after is as long.
    const id = await lockup.open({ token: 'usdc', deposit: usdc('12000'), total: YEAR });
    await lockup.pass(364n * DAY);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(usdc('11967.123287'));
  },
);

claim('/support/how-to', 'Once a stream is canceled, nothing more vests.', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(10n * DAY);
  await lockup.call('sender', 'cancel', [id]);
  await lockup.pass(YEAR);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('10'));
});

claim(
  '/support/how-to',
  'Tokens become yours by the second without a transaction, a withdrawal has no deadline, and nothing has to be confirmed, renewed or moved.',
  async ({ lockup }) => {
    const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
    await lockup.pass(DAY);
    const after = await lockup.read('withdrawableAmountOf', [id]);
    await lockup.pass(1n);
    expect(after).toBe(dai('1'));
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('1') + dai('1') / DAY);
    await lockup.pass(10n * YEAR);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('100'),
      lockup: -dai('100'),
    });
  },
);
