import { expect } from 'vitest';
import { outcomes } from '../../chains/roles';
import { statement, dai, DAY } from '../../statement';

statement('withdraw-recipient', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(DAY);
  await outcomes(lockup, 'withdraw', [id, 'recipient', dai('1')], {
    sender: 'success',
    recipient: 'success',
    stranger: 'success',
  });
});

statement('withdraw-address', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(DAY);
  await outcomes(lockup, 'withdraw', [id, 'other', dai('1')], {
    sender: 'SablierLockup_WithdrawalAddressNotRecipient',
    recipient: 'success',
    stranger: 'SablierLockup_WithdrawalAddressNotRecipient',
  });
});

statement('cancel-cancelable', async ({ lockup }) => {
  const [id, fixed] = [await lockup.open(), await lockup.open({ cancelable: false })];
  const refused = 'SablierLockup_Unauthorized';
  const others = { recipient: refused, stranger: refused };
  await outcomes(lockup, 'cancel', [id], { sender: 'success', ...others });
  await outcomes(lockup, 'cancel', [fixed], {
    sender: 'SablierLockup_StreamNotCancelable',
    ...others,
  });
});

statement('give-canceling-good', async ({ lockup }) => {
  const [id, fixed] = [await lockup.open(), await lockup.open({ cancelable: false })];
  const refused = 'SablierLockup_Unauthorized';
  await outcomes(lockup, 'renounce', [id], { recipient: refused, stranger: refused });
  await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'renounce', [fixed]);
  await lockup.call('sender', 'renounce', [id]);
  await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [id]);
});

statement('transfer-nft', async ({ lockup }) => {
  const [id, fixed] = [await lockup.open(), await lockup.open({ transferable: false })];
  await outcomes(lockup, 'transferFrom', ['recipient', 'other', id], {
    sender: 'ERC721InsufficientApproval',
    recipient: 'success',
    stranger: 'ERC721InsufficientApproval',
  });
  const move = ['recipient', 'other', fixed];
  await lockup.reverts('SablierLockup_NotTransferable', 'recipient', 'transferFrom', move);
});

statement('table-holds-lockup', async ({ lockupV1_0, lockupV1_2 }) => {
  const [first, older] = [await lockupV1_0.open(), await lockupV1_2.open()];
  await lockupV1_0.pass(DAY);
  const refused = 'SablierV2Lockup_Unauthorized';
  const push = (id: bigint) => [id, 'recipient', dai('1')];
  await outcomes(lockupV1_0, 'withdraw', push(first), { sender: 'success', stranger: refused });
  await outcomes(lockupV1_2, 'withdraw', push(older), {
    sender: 'success',
    stranger: 'success',
  });
  await outcomes(lockupV1_2, 'withdraw', [older, 'other', dai('1')], {
    sender: 'SablierV2Lockup_WithdrawalAddressNotRecipient',
    recipient: 'success',
  });
  const recipient = 'success';
  await outcomes(lockupV1_0, 'cancel', [first], { recipient, stranger: refused });
  await outcomes(lockupV1_2, 'cancel', [older], { recipient: refused, sender: 'success' });
});

statement('like-operator-approved', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(DAY);
  await lockup.call('recipient', 'approve', ['operator', id]);
  await lockup.moves(() => lockup.call('operator', 'withdraw', [id, 'other', dai('1')]), {
    other: dai('1'),
    lockup: -dai('1'),
  });
  await lockup.call('operator', 'transferFrom', ['recipient', 'other', id]);
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
});

statement('recipient-rely-whole-amount', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.call('sender', 'renounce', [id]);
  await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [id]);
  await lockup.pass(100n * DAY);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('100'),
    lockup: -dai('100'),
  });
});

statement('transfer-hands-everything-owner', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(40n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('15')]);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await lockup.pass(60n * DAY);
  await lockup.moves(() => lockup.call('owner', 'withdrawMax', [id, 'owner']), {
    owner: dai('85'),
    lockup: -dai('85'),
  });
});

statement('after-transfer-new-owner', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(DAY);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await outcomes(lockup, 'withdraw', [id, 'recipient', dai('1')], {
    recipient: 'SablierLockup_WithdrawalAddressNotRecipient',
    owner: 'success',
  });
});
