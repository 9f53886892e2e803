import { expect } from 'vitest';
import { anyoneDeposits } from '../../chains/flow-proofs';
import { outcomes } from '../../chains/roles';
import { statement, dai, DAY, eth, usdc } from '../../statement';

// The first two rows stand in the table of vesting and in that of payments.

statement('withdraw-recipient', async ({ lockup, flow }) => {
  const [vesting, payment] = [await lockup.open(), await flow.open()];
  await lockup.pass(DAY);
  const anybody = { sender: 'success', recipient: 'success', stranger: 'success' };
  await outcomes(lockup, 'withdraw', [vesting, 'recipient', dai('1')], anybody);
  await outcomes(flow, 'withdraw', [payment, 'recipient', usdc('1')], anybody);
});

statement('withdraw-address', async ({ lockup, flow }) => {
  const [vesting, payment] = [await lockup.open(), await flow.open()];
  await lockup.pass(DAY);
  const only = (refused: string) => ({
    sender: refused,
    recipient: 'success',
    stranger: refused,
  });
  await outcomes(
    lockup,
    'withdraw',
    [vesting, 'other', dai('1')],
    only('SablierLockup_WithdrawalAddressNotRecipient'),
  );
  await outcomes(
    flow,
    'withdraw',
    [payment, 'other', usdc('1')],
    only('SablierFlow_WithdrawalAddressNotRecipient'),
  );
});

statement('cancel-renounce', async ({ lockup }) => {
  const [id, fixed] = [await lockup.open(), await lockup.open({ cancelable: false })];
  const refused = 'SablierLockup_Unauthorized';
  for (const name of ['cancel', 'renounce']) {
    await outcomes(lockup, name, [id], {
      sender: 'success',
      recipient: refused,
      stranger: refused,
    });
    await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', name, [fixed]);
  }
});

statement('transfer-stream-nft', async ({ lockup, flow }) => {
  for (const [contract, error] of [
    [lockup, 'SablierLockup_NotTransferable'],
    [flow, 'SablierFlow_NotTransferable'],
  ] as const) {
    const [id, fixed] = [await contract.open(), await contract.open({ transferable: false })];
    await outcomes(contract, 'transferFrom', ['recipient', 'other', id], {
      sender: 'ERC721InsufficientApproval',
      recipient: 'success',
      stranger: 'ERC721InsufficientApproval',
    });
    const move = ['recipient', 'other', fixed];
    await contract.reverts(error, 'recipient', 'transferFrom', move);
  }
});

statement('v1-others-cannot', async ({ lockupV1_0 }) => {
  const id = await lockupV1_0.open();
  await lockupV1_0.pass(DAY);
  await outcomes(lockupV1_0, 'withdraw', [id, 'recipient', dai('1')], {
    sender: 'success',
    recipient: 'success',
    stranger: 'SablierV2Lockup_Unauthorized',
  });
});

statement('v1-recipient-cancel', async ({ lockupV1_0 }) => {
  await outcomes(lockupV1_0, 'cancel', [await lockupV1_0.open()], {
    sender: 'success',
    recipient: 'success',
    stranger: 'SablierV2Lockup_Unauthorized',
  });
});

statement('deposit-yes', ({ flow }) => anyoneDeposits(flow));

statement('change-rate-pause', async ({ flow }) => {
  const [id, paused] = [await flow.open(), await flow.open()];
  await flow.call('sender', 'pause', [paused]);
  const refused = 'SablierFlowState_Unauthorized';
  const sender = { sender: 'success', recipient: refused, stranger: refused };
  await outcomes(flow, 'adjustRatePerSecond', [id, eth('1')], sender);
  await outcomes(flow, 'pause', [id], sender);
  await outcomes(flow, 'restart', [paused, eth('1')], sender);
  await outcomes(flow, 'refundMax', [id], sender);
});

statement('void-yes', async ({ flow }) => {
  await outcomes(flow, 'void', [await flow.open()], {
    sender: 'success',
    recipient: 'success',
    stranger: 'SablierFlow_Unauthorized',
  });
});

/** All functions that write, other than those that create a stream. */
const WRITES = [
  'allowToHook approve batch burn cancel cancelMultiple recover renounce safeTransferFrom',
  'setApprovalForAll setComptroller setNFTDescriptor setNativeToken transferFeesToComptroller',
  'transferFrom withdraw withdrawMax withdrawMaxAndTransfer withdrawMultiple',
];

statement('cannot-be-edited', async ({ lockup }) => {
  const names = lockup.abi.flatMap((item) =>
    item.type === 'function' && !['view', 'pure'].includes(item.stateMutability) ? [item.name] : [],
  );
  const writes = [...new Set(names)].filter((name) => !name.startsWith('create')).sort();
  expect(writes).toEqual(WRITES.join(' ').split(' ').sort());
  const id = await lockup.open();
  const terms = () =>
    Promise.all(
      ['getDepositedAmount', 'getStartTime', 'getEndTime', 'getCliffTime', 'getSender'].map(
        (name) => lockup.read<bigint | string>(name, [id]),
      ),
    );
  const before = await terms();
  await lockup.reverts('ERC721InsufficientApproval', 'sender', 'transferFrom', [
    ...['recipient', 'other'],
    id,
  ]);
  await lockup.pass(DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('1')]);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  await lockup.call('sender', 'cancel', [id]);
  expect(await terms()).toEqual(before);
});
