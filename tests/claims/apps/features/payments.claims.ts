import { expect } from 'vitest';
import { anyoneDeposits } from '../../chains/flow-proofs';
import { outcomes } from '../../chains/roles';
import { claim, DAY, eth, usdc } from '../../claim';

const REFUSED = 'SablierFlowState_Unauthorized';

claim(
  '/apps/features/payments',
  'If 300 USDC are owed and the balance is 200, the recipient can take 200, and 100 stay owed until somebody deposits.',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
    await flow.pass(300_000n);
    await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
      'recipient.usdc': usdc('200'),
      'flow.usdc': -usdc('200'),
    });
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('100'));
    expect(await flow.read('withdrawableAmountOf', [id])).toBe(0n);
    await flow.fund('other', usdc('100'), 'usdc');
    await flow.call('other', 'deposit', [id, usdc('100'), 'sender', 'recipient']);
    expect(await flow.read('withdrawableAmountOf', [id])).toBe(usdc('100'));
  },
);

claim('/apps/features/payments', 'Deposit | yes | yes | yes', ({ flow }) => anyoneDeposits(flow));

claim(
  '/apps/features/payments',
  'Withdraw to the recipient | yes | yes | yes',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.pass(DAY);
    await outcomes(flow, 'withdraw', [id, 'recipient', usdc('1')], {
      sender: 'success',
      recipient: 'success',
      stranger: 'success',
    });
  },
);

claim(
  '/apps/features/payments',
  'Withdraw to another address | no | yes | no',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.pass(DAY);
    await outcomes(flow, 'withdraw', [id, 'other', usdc('1')], {
      sender: 'SablierFlow_WithdrawalAddressNotRecipient',
      recipient: 'success',
      stranger: 'SablierFlow_WithdrawalAddressNotRecipient',
    });
  },
);

claim(
  '/apps/features/payments',
  'Adjust the rate, pause, restart | yes | no | no',
  async ({ flow }) => {
    const [id, paused] = [await flow.open(), await flow.open()];
    await flow.call('sender', 'pause', [paused]);
    const sender = { sender: 'success', recipient: REFUSED, stranger: REFUSED };
    await outcomes(flow, 'adjustRatePerSecond', [id, eth('1')], sender);
    await outcomes(flow, 'pause', [id], sender);
    await outcomes(flow, 'restart', [paused, eth('1')], sender);
  },
);

claim('/apps/features/payments', 'Refund | yes | no | no', async ({ flow }) => {
  const id = await flow.open();
  const sender = { sender: 'success', recipient: REFUSED, stranger: REFUSED };
  await outcomes(flow, 'refund', [id, usdc('1')], sender);
  await outcomes(flow, 'refundMax', [id], sender);
});

claim('/apps/features/payments', 'Void | yes | yes | no', async ({ flow }) => {
  await outcomes(flow, 'void', [await flow.open()], {
    sender: 'success',
    recipient: 'success',
    stranger: 'SablierFlow_Unauthorized',
  });
});

claim(
  '/apps/features/payments',
  'Transfer the NFT | no | yes, if transferable | no',
  async ({ flow }) => {
    const [id, fixed] = [await flow.open(), await flow.open({ transferable: false })];
    await outcomes(flow, 'transferFrom', ['recipient', 'other', id], {
      sender: 'ERC721InsufficientApproval',
      recipient: 'success',
      stranger: 'ERC721InsufficientApproval',
    });
    const move = ['recipient', 'other', fixed];
    await flow.reverts('SablierFlow_NotTransferable', 'recipient', 'transferFrom', move);
  },
);

claim(
  '/apps/features/payments',
  'What can go wrong: a voided stream takes no deposit; an approval that is smaller than the sum makes the whole batch fail; and the sender can take back by refund what is not owed yet, even if somebody else deposited it.',
  async ({ flow }) => {
    const [voided, first, second] = [
      await flow.open(),
      await flow.open({ deposit: 0n }),
      await flow.open({ deposit: 0n }),
    ];
    await flow.call('sender', 'void', [voided]);
    const { sender, recipient } = flow.accounts;
    const deposit = (id: bigint) => [id, usdc('10'), sender, recipient];
    await flow.fund('other', usdc('19'), 'usdc');
    const error = 'SablierFlowState_StreamVoided';
    await flow.reverts(error, 'other', 'deposit', deposit(voided));
    const batch = [[first, second].map((id) => flow.encode('deposit', deposit(id)))];
    await flow.reverts('ERC20InsufficientAllowance', 'other', 'batch', batch);
    await flow.fund('other', usdc('20'), 'usdc');
    await flow.call('other', 'batch', batch);
    await flow.moves(() => flow.call('sender', 'refundMax', [first]), {
      'sender.usdc': usdc('10'),
      'flow.usdc': -usdc('10'),
    });
  },
);

claim(
  '/apps/features/payments',
  'raise or lower the pay | adjust the rate | what is owed so far stays; the new rate counts from now',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('0.001') });
    await flow.pass(10_000n);
    await flow.call('sender', 'adjustRatePerSecond', [id, eth('0.002')]);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('10'));
    await flow.pass(10_000n);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('30'));
    await flow.call('sender', 'adjustRatePerSecond', [id, eth('0.001')]);
    await flow.pass(10_000n);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('40'));
  },
);

claim(
  '/apps/features/payments',
  'stop for a while | pause | what is owed stays owed; nothing is added',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('0.001') });
    await flow.pass(10_000n);
    await flow.call('sender', 'pause', [id]);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('10'));
    await flow.pass(10_000n);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('10'));
  },
);

claim('/apps/features/payments', 'resume | restart | the pause is not paid', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001') });
  await flow.pass(10_000n);
  await flow.call('sender', 'pause', [id]);
  await flow.pass(DAY);
  await flow.call('sender', 'restart', [id, eth('0.001')]);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('10'));
  await flow.pass(10_000n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('20'));
});

claim(
  '/apps/features/payments',
  'get unused money back | refund | only what is not owed can leave',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('0.001'), deposit: usdc('100') });
    await flow.pass(10_000n);
    const more = [id, usdc('90') + 1n];
    await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', more);
    await flow.moves(() => flow.call('sender', 'refund', [id, usdc('90')]), {
      'sender.usdc': usdc('90'),
      'flow.usdc': -usdc('90'),
    });
  },
);

claim(
  '/apps/features/payments',
  'end it for good | void | what the balance does not cover is erased; the recipient keeps the covered part',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
    await flow.pass(300_000n);
    await flow.call('sender', 'void', [id]);
    await flow.reverts('SablierFlowState_StreamVoided', 'sender', 'restart', [id, eth('1')]);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('200'));
    await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
      'recipient.usdc': usdc('200'),
      'flow.usdc': -usdc('200'),
    });
  },
);

claim(
  '/apps/features/payments',
  'To end a stream fairly: pause it, deposit what is owed and not covered, void it, refund the rest.',
  async ({ flow }) => {
    const [short, ample] = [await flow.open({ deposit: usdc('200') }), await flow.open()];
    await flow.pass(300_000n);
    for (const id of [short, ample]) await flow.call('sender', 'pause', [id]);
    await flow.fund('sender', usdc('100'), 'usdc');
    await flow.call('sender', 'deposit', [short, usdc('100'), 'sender', 'recipient']);
    for (const id of [short, ample]) await flow.call('sender', 'void', [id]);
    await flow.moves(() => flow.call('sender', 'refundMax', [ample]), {
      'sender.usdc': usdc('700'),
      'flow.usdc': -usdc('700'),
    });
    for (const id of [short, ample]) await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
    expect(await flow.balanceOf('recipient', 'usdc')).toBe(usdc('600'));
  },
);

claim('/apps/features/payments', 'Limits: tokens with at most 18 decimals.', async ({ flow }) => {
  await flow.deploy('TestToken', ['ODD', 19], 'odd');
  const terms = (token: string) => ['sender', 'recipient', 1n, 0n, token, true];
  await flow.reverts('SablierFlow_InvalidTokenDecimals', 'sender', 'create', terms('odd'));
  await flow.reverts('success', 'sender', 'create', terms('dai'));
});

claim(
  '/apps/features/payments',
  'Like the recipient, an operator whom the recipient has approved can withdraw to another address, void the stream and transfer the NFT.',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.call('recipient', 'approve', ['operator', id]);
    await flow.pass(100_000n);
    await flow.moves(() => flow.call('operator', 'withdraw', [id, 'other', usdc('1')]), {
      'other.usdc': usdc('1'),
      'flow.usdc': -usdc('1'),
    });
    for (const [name, args, refused] of [
      ['void', [id], 'SablierFlow_Unauthorized'],
      ['transferFrom', ['recipient', 'operator', id], 'ERC721InsufficientApproval'],
    ] as const) {
      await flow.reverts('success', 'operator', name, args);
      await flow.reverts(refused, 'stranger', name, args);
    }
  },
);
