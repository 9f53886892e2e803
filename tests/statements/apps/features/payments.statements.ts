import { expect } from 'vitest';
import { anyoneDeposits } from '../../chains/flow-proofs';
import { outcomes } from '../../chains/roles';
import { byEachCaller } from '../../chains/each';
import { statement, DAY, eth, usdc } from '../../statement';

const REFUSED = 'SablierFlowState_Unauthorized';

statement('deposit-yes', ({ flow }) => anyoneDeposits(flow));

statement('withdraw-recipient', async ({ flow }) => {
  const id = await flow.open();
  await flow.pass(DAY);
  await outcomes(flow, 'withdraw', [id, 'recipient', usdc('1')], {
    sender: 'success',
    recipient: 'success',
    stranger: 'success',
  });
});

statement('withdraw-address', async ({ flow }) => {
  const id = await flow.open();
  await flow.pass(DAY);
  await outcomes(flow, 'withdraw', [id, 'other', usdc('1')], {
    sender: 'SablierFlow_WithdrawalAddressNotRecipient',
    recipient: 'success',
    stranger: 'SablierFlow_WithdrawalAddressNotRecipient',
  });
});

statement('adjust-rate-pause', async ({ flow }) => {
  const [id, paused] = [await flow.open(), await flow.open()];
  await flow.call('sender', 'pause', [paused]);
  const sender = { sender: 'success', recipient: REFUSED, stranger: REFUSED };
  await outcomes(flow, 'adjustRatePerSecond', [id, eth('1')], sender);
  await outcomes(flow, 'pause', [id], sender);
  await outcomes(flow, 'restart', [paused, eth('1')], sender);
});

statement('refund-yes', async ({ flow }) => {
  const id = await flow.open();
  const sender = { sender: 'success', recipient: REFUSED, stranger: REFUSED };
  await outcomes(flow, 'refund', [id, usdc('1')], sender);
  await outcomes(flow, 'refundMax', [id], sender);
});

statement('void-yes', async ({ flow }) => {
  await outcomes(flow, 'void', [await flow.open()], {
    sender: 'success',
    recipient: 'success',
    stranger: 'SablierFlow_Unauthorized',
  });
});

statement('transfer-nft', async ({ flow }) => {
  const [id, fixed] = [await flow.open(), await flow.open({ transferable: false })];
  await outcomes(flow, 'transferFrom', ['recipient', 'other', id], {
    sender: 'ERC721InsufficientApproval',
    recipient: 'success',
    stranger: 'ERC721InsufficientApproval',
  });
  const move = ['recipient', 'other', fixed];
  await flow.reverts('SablierFlow_NotTransferable', 'recipient', 'transferFrom', move);
});

statement('go-wrong-voided', async ({ flow }) => {
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
});

statement('raise-lower-pay', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001') });
  await flow.pass(10_000n);
  await flow.call('sender', 'adjustRatePerSecond', [id, eth('0.002')]);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('10'));
  await flow.pass(10_000n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('30'));
  await flow.call('sender', 'adjustRatePerSecond', [id, eth('0.001')]);
  await flow.pass(10_000n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('40'));
  const later = await flow.open({ rate: eth('0.001'), start: (await flow.now()) + 500n });
  await flow.call('sender', 'adjustRatePerSecond', [later, eth('0.002')]);
  await flow.pass(500n);
  expect(await flow.read('totalDebtOf', [later])).toBe(0n);
  await flow.pass(1_000n);
  expect(await flow.read('totalDebtOf', [later])).toBe(usdc('2'));
});

statement('stop-pause', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001') });
  await flow.pass(10_000n);
  await flow.call('sender', 'pause', [id]);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('10'));
  await flow.pass(10_000n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('10'));
});

statement('resume-restart', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001') });
  await flow.pass(10_000n);
  await flow.call('sender', 'pause', [id]);
  await flow.pass(DAY);
  await flow.call('sender', 'restart', [id, eth('0.001')]);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('10'));
  await flow.pass(10_000n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('20'));
});

statement('get-unused-money', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('100') });
  await flow.pass(10_000n);
  const more = [id, usdc('90') + 1n];
  await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', more);
  await flow.moves(() => flow.call('sender', 'refund', [id, usdc('90')]), {
    'sender.usdc': usdc('90'),
    'flow.usdc': -usdc('90'),
  });
});

statement('end-good', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
  await flow.pass(300_000n);
  await flow.call('sender', 'void', [id]);
  await flow.reverts('SablierFlowState_StreamVoided', 'sender', 'restart', [id, eth('1')]);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('200'));
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
    'recipient.usdc': usdc('200'),
    'flow.usdc': -usdc('200'),
  });
});

statement('limits-tokens-most', async ({ flow }) => {
  await flow.deploy('TestToken', ['ODD', 19], 'odd');
  const terms = (token: string) => ['sender', 'recipient', 1n, 0n, token, true];
  await flow.reverts('SablierFlow_InvalidTokenDecimals', 'sender', 'create', terms('odd'));
  await flow.reverts('success', 'sender', 'create', terms('dai'));
});

statement('like-operator-approved', async ({ flow }) => {
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
});

statement('covered-out-of-reach', async ({ flow }) => {
  for (const end of ['pause', 'void', null]) {
    const id = await flow.open({ rate: eth('0.001'), deposit: usdc('500') });
    await flow.pass(300_000n);
    expect(await flow.read('coveredDebtOf', [id])).toBe(usdc('300'));
    if (end) await flow.call('sender', end, [id]);
    await flow.call('sender', 'refundMax', [id]);
    await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', [id, 1n]);
    await flow.pass(50n * 365n * DAY);
    await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
      'recipient.usdc': usdc('300'),
      'flow.usdc': -usdc('300'),
    });
  }
});

statement('uncovered-after-deposit', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
  await flow.pass(300_000n);
  await flow.call('sender', 'pause', [id]);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('100'));
  await byEachCaller(flow, id, async (who) => {
    await flow.fund(who, usdc('100'), 'usdc');
    await flow.call(who, 'deposit', [id, usdc('100'), 'sender', 'recipient']);
    await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
      'recipient.usdc': usdc('300'),
      'flow.usdc': -usdc('300'),
    });
  });
});

statement('own-void-erases', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
  await flow.pass(300_000n);
  await flow.call('sender', 'pause', [id]);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('300'));
  await flow.call('recipient', 'void', [id]);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('200'));
  expect(await flow.read('withdrawableAmountOf', [id])).toBe(usdc('200'));
});
