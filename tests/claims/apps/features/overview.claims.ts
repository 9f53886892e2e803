import { anyoneDeposits } from '../../chains/flow-proofs';
import { outcomes } from '../../chains/roles';
import { claim, dai, DAY, eth, usdc } from '../../claim';

// The first two rows stand in the table of vesting and in that of payments.

claim(
  '/apps/features/overview',
  'Withdraw to the recipient | yes | yes | yes',
  async ({ lockup, flow }) => {
    const [vesting, payment] = [await lockup.open(), await flow.open()];
    await lockup.pass(DAY);
    const anybody = { sender: 'success', recipient: 'success', stranger: 'success' };
    await outcomes(lockup, 'withdraw', [vesting, 'recipient', dai('1')], anybody);
    await outcomes(flow, 'withdraw', [payment, 'recipient', usdc('1')], anybody);
  },
);

claim(
  '/apps/features/overview',
  'Withdraw to another address | no | yes | no',
  async ({ lockup, flow }) => {
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
  },
);

claim(
  '/apps/features/overview',
  'Cancel, renounce | yes, if cancelable | no | no',
  async ({ lockup }) => {
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
  },
);

claim(
  '/apps/features/overview',
  'Transfer the stream NFT | no | yes, if transferable | no',
  async ({ lockup, flow }) => {
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
  },
);

claim(
  '/apps/features/overview',
  'In v1.0 and v1.1, others cannot withdraw to the recipient.',
  async ({ lockupV1_0 }) => {
    const id = await lockupV1_0.open();
    await lockupV1_0.pass(DAY);
    await outcomes(lockupV1_0, 'withdraw', [id, 'recipient', dai('1')], {
      sender: 'success',
      recipient: 'success',
      stranger: 'SablierV2Lockup_Unauthorized',
    });
  },
);

claim(
  '/apps/features/overview',
  'In v1.0, the recipient can also cancel.',
  async ({ lockupV1_0 }) => {
    await outcomes(lockupV1_0, 'cancel', [await lockupV1_0.open()], {
      sender: 'success',
      recipient: 'success',
      stranger: 'SablierV2Lockup_Unauthorized',
    });
  },
);

claim('/apps/features/overview', 'Deposit | yes | yes | yes', ({ flow }) => anyoneDeposits(flow));

claim(
  '/apps/features/overview',
  'Change the rate, pause, restart, refund | yes | no | no',
  async ({ flow }) => {
    const [id, paused] = [await flow.open(), await flow.open()];
    await flow.call('sender', 'pause', [paused]);
    const refused = 'SablierFlowState_Unauthorized';
    const sender = { sender: 'success', recipient: refused, stranger: refused };
    await outcomes(flow, 'adjustRatePerSecond', [id, eth('1')], sender);
    await outcomes(flow, 'pause', [id], sender);
    await outcomes(flow, 'restart', [paused, eth('1')], sender);
    await outcomes(flow, 'refundMax', [id], sender);
  },
);

claim('/apps/features/overview', 'Void | yes | yes | no', async ({ flow }) => {
  await outcomes(flow, 'void', [await flow.open()], {
    sender: 'success',
    recipient: 'success',
    stranger: 'SablierFlow_Unauthorized',
  });
});
