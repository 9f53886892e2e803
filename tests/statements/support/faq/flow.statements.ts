import { expect } from 'vitest';
import { outcomes } from '../../chains/roles';
import { statement, DAY, eth, usdc } from '../../statement';

statement('contract-counts-owe-withdraws', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
  await flow.pass(300_000n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('300'));
  const part = (amount: bigint) => [id, 'recipient', amount];
  const error = 'SablierFlow_Overdraw';
  await flow.reverts(error, 'recipient', 'withdraw', part(usdc('200') + 1n));
  await flow.moves(() => flow.call('recipient', 'withdraw', part(usdc('200'))), {
    'recipient.usdc': usdc('200'),
    'flow.usdc': -usdc('200'),
  });
});

statement('debt-keeps-growing-insolvent', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
  await flow.pass(300_000n);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('100'));
  expect(await flow.statusOf(id)).toBe('STREAMING_INSOLVENT');
  await flow.pass(100_000n);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('200'));
});

statement('recipient-later-deposit-covers', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
  await flow.pass(300_000n);
  await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
  expect(await flow.balanceOf('recipient', 'usdc')).toBe(usdc('200'));
  await flow.fund('sender', usdc('100'), 'usdc');
  await flow.call('sender', 'deposit', [id, usdc('100'), 'sender', 'recipient']);
  await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
  expect(await flow.balanceOf('recipient', 'usdc')).toBe(usdc('300'));
});

statement('caller-passes-along', async ({ flow }) => {
  const id = await flow.open();
  await flow.fund('stranger', usdc('1'), 'usdc');
  const args = (sender: string, recipient: string) => [id, usdc('1'), sender, recipient];
  const by = 'stranger';
  await flow.reverts('SablierFlow_NotStreamSender', by, 'deposit', args('other', 'recipient'));
  await flow.reverts('SablierFlow_NotStreamRecipient', by, 'deposit', args('sender', 'other'));
  await flow.call(by, 'deposit', args('sender', 'recipient'));
});

statement(
  'sender-unless-paused-voided',
  {
    of: 'flow',
    moment: 'any',
    withdrawn: 'any',
    caller: { not: 'sender' },
    owner: 'any',
    comptroller: 'any',
  },
  async (world) => {
    const isStopped = ['paused', 'pausedDry', 'voided'].includes(world.moment);
    const change = [world.id, world.terms.rate + 1n];
    const outcome = isStopped ? 'SablierFlowState_StreamPaused' : 'success';
    await world.reverts(outcome, 'sender', 'adjustRatePerSecond', change);
    const refused = isStopped ? outcome : 'SablierFlowState_Unauthorized';
    await world.reverts(refused, world.who, 'adjustRatePerSecond', change);
  },
);

statement('sets-rate-zero', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001') });
  await flow.call('sender', 'pause', [id]);
  expect(await flow.read('getRatePerSecond', [id])).toBe(0n);
});

statement('owed-stays-restart', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001') });
  await flow.pass(100_000n);
  await flow.call('sender', 'pause', [id]);
  await flow.pass(DAY);
  await flow.reverts('SablierFlow_RatePerSecondNotDifferent', 'sender', 'restart', [id, 0n]);
  for (const rate of [1n, eth('0.001'), eth('5')])
    await flow.reverts('success', 'sender', 'restart', [id, rate]);
  await flow.call('sender', 'restart', [id, eth('0.002')]);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('100'));
  await flow.pass(1_000n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('102'));
});

statement('no-cancel-function', async ({ flow }) => {
  const names = flow.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
  expect(names.filter((name) => /cancel/i.test(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['pause', 'void', 'refundMax']));
});

statement('ends-good-erases', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
  await flow.pass(300_000n);
  await flow.call('sender', 'void', [id]);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('200'));
  const rate = [id, eth('0.001')];
  await flow.reverts('SablierFlowState_StreamVoided', 'sender', 'restart', rate);
  await flow.reverts('SablierFlowState_StreamPaused', 'sender', 'adjustRatePerSecond', rate);
  await flow.pass(DAY);
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
    'recipient.usdc': usdc('200'),
    'flow.usdc': -usdc('200'),
  });
});

statement('sender-recipient-operator', async ({ flow }) => {
  const id = await flow.open();
  await flow.call('recipient', 'approve', ['operator', id]);
  await flow.call('recipient', 'setApprovalForAll', ['delegate', true]);
  await outcomes(flow, 'void', [id], {
    sender: 'success',
    recipient: 'success',
    operator: 'success',
    delegate: 'success',
    stranger: 'SablierFlow_Unauthorized',
    admin: 'SablierFlow_Unauthorized',
  });
});

statement('refund-max-total', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('1000') });
  await flow.pass(100_000n);
  const over = [id, usdc('900') + 1n];
  await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', over);
  await flow.reverts('success', 'sender', 'refund', [id, usdc('900')]);
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('900'),
    'flow.usdc': -usdc('900'),
  });
});

statement('six-pending-solvent', async ({ flow }) => {
  const ids = [
    await flow.open({ start: (await flow.now()) + DAY }),
    await flow.open(),
    await flow.open({ deposit: 0n }),
    await flow.open(),
    await flow.open({ deposit: 0n }),
    await flow.open(),
  ];
  await flow.pass(60n);
  await flow.call('sender', 'pause', [ids[3]]);
  await flow.call('sender', 'pause', [ids[4]]);
  await flow.call('sender', 'void', [ids[5]]);
  expect(await Promise.all(ids.map(flow.statusOf))).toEqual([
    'PENDING',
    'STREAMING_SOLVENT',
    'STREAMING_INSOLVENT',
    'PAUSED_SOLVENT',
    'PAUSED_INSOLVENT',
    'VOIDED',
  ]);
});

statement('yes-through-create', async ({ flow }) => {
  const start = (await flow.now()) + DAY;
  const id = await flow.open({ rate: eth('0.001'), start, deposit: 0n });
  await flow.pass(DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(0n);
  await flow.pass(1_000n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('1'));
});

statement('flow-no-burn-function', async ({ flow }) => {
  const names = flow.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
  expect(names.filter((name) => /burn/i.test(name))).toEqual([]);
  const id = await flow.open();
  await flow.call('sender', 'void', [id]);
  const nowhere = ['recipient', '0x0000000000000000000000000000000000000000', id];
  await flow.reverts('ERC721InvalidReceiver', 'recipient', 'transferFrom', nowhere);
});

statement('flow-lost-covered', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('1000') });
  await flow.pass(100_000n);
  await flow.call('sender', 'pause', [id]);
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('900'),
    'flow.usdc': -usdc('900'),
  });
  const refused = 'SablierFlow_WithdrawalAddressNotRecipient';
  await flow.reverts(refused, 'sender', 'withdraw', [id, 'sender', usdc('100')]);
  await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', [id, 1n]);
  await flow.moves(() => flow.call('sender', 'withdrawMax', [id, 'recipient']), {
    'recipient.usdc': usdc('100'),
    'flow.usdc': -usdc('100'),
  });
});
