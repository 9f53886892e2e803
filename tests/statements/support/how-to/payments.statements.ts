import { expect } from 'vitest';
import { byEachCaller } from '../../chains/each';
import { statement, DAY, eth, usdc } from '../../statement';

statement('limits-usdc-owed', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
  await flow.pass(300_000n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('300'));
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
    'recipient.usdc': usdc('200'),
    'flow.usdc': -usdc('200'),
  });
});

statement('stay-until-somebody', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
  await flow.pass(300_000n);
  await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('100'));
  await flow.fund('other', usdc('100'), 'usdc');
  await flow.call('other', 'deposit', [id, usdc('100'), 'sender', 'recipient']);
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
    'recipient.usdc': usdc('100'),
    'flow.usdc': -usdc('100'),
  });
});

statement('not-owes-holds-erases', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
  await flow.pass(300_000n);
  await flow.call('recipient', 'void', [id]);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('200'));
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(0n);
});

statement(
  'all-functions-call',
  { of: 'flow', moment: ['between', 'paused'], caller: { not: 'sender' }, owner: 'any' },
  async (world) => {
    const { id, who, moment } = world;
    const rate = world.terms.rate + 1n;
    const calls: [string, unknown[]][] =
      moment === 'paused'
        ? [['restart', [id, rate]]]
        : [
            ['adjustRatePerSecond', [id, rate]],
            ['pause', [id]],
          ];
    for (const [name, args] of [...calls, ['refundMax', [id]]] as [string, unknown[]][]) {
      await world.reverts('success', 'sender', name, args);
      await world.reverts('SablierFlowState_Unauthorized', who, name, args);
    }
    await world.reverts('success', 'sender', 'void', [id]);
    const outcome = who === 'stranger' ? 'SablierFlow_Unauthorized' : 'success';
    await world.reverts(outcome, who, 'void', [id]);
  },
);

statement('end-pause-uncovered', async ({ flow }) => {
  const [short, ample] = [await flow.open({ deposit: usdc('200') }), await flow.open()];
  await flow.pass(300_000n);
  for (const id of [short, ample]) await flow.call('sender', 'pause', [id]);
  const missing = await flow.read('uncoveredDebtOf', [short]);
  await flow.fund('sender', missing, 'usdc');
  await flow.call('sender', 'deposit', [short, missing, 'sender', 'recipient']);
  for (const id of [short, ample]) await flow.call('sender', 'void', [id]);
  await flow.moves(() => flow.call('sender', 'refundMax', [ample]), {
    'sender.usdc': usdc('700'),
    'flow.usdc': -usdc('700'),
  });
  for (const id of [short, ample]) await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
  expect(await flow.balanceOf('recipient', 'usdc')).toBe(usdc('600'));
});

statement('contract-rejects-skip-step', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('100') });
  await flow.pass(100_000n);
  await flow.call('sender', 'pause', [id]);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(0n);
  const nothing = [id, await flow.read('uncoveredDebtOf', [id]), 'sender', 'recipient'];
  await flow.reverts('SablierFlow_DepositAmountZero', 'sender', 'deposit', nothing);
  await flow.call('sender', 'void', [id]);
  await flow.reverts('SablierFlow_RefundAmountZero', 'sender', 'refundMax', [id]);
});

statement('stream-started-cannot-paused', async ({ flow }) => {
  const id = await flow.open({ start: (await flow.now()) + DAY });
  await flow.reverts('SablierFlow_StreamPending', 'sender', 'pause', [id]);
  await flow.reverts('success', 'sender', 'void', [id]);
});

// model: Lockup has no function that takes a deposit later: the ABI is read.
statement('only-take-deposits-anybody', async ({ flow, lockup }) => {
  const names = lockup.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
  expect(names.filter((name) => /deposit|top/i.test(name))).toEqual(['getDepositedAmount']);
  const id = await flow.open({ deposit: 0n });
  await byEachCaller(flow, id, async (who) => {
    await flow.fund(who, usdc('5'), 'usdc');
    const deposit = () => flow.call(who, 'deposit', [id, usdc('5'), 'sender', 'recipient']);
    await flow.moves(deposit, { [`${who}.usdc`]: -usdc('5'), 'flow.usdc': usdc('5') });
    expect(await flow.read('getBalance', [id])).toBe(usdc('5'));
  });
});

statement('add-both-steps', async ({ flow }) => {
  const id = await flow.open({ deposit: 0n });
  await flow.fund('sender', 500_000_000n, 'usdc');
  await flow.moves(
    () => flow.call('sender', 'deposit', [id, 500_000_000n, 'sender', 'recipient']),
    { 'sender.usdc': -usdc('500'), 'flow.usdc': usdc('500') },
  );
});

statement('limits-voided-takes', async ({ flow }) => {
  const id = await flow.open();
  await flow.call('sender', 'void', [id]);
  await flow.fund('other', usdc('1'), 'usdc');
  const args = [id, usdc('1'), 'sender', 'recipient'];
  await flow.reverts('SablierFlowState_StreamVoided', 'other', 'deposit', args);
});

statement('sender-yet-else-trust', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: 0n });
  await flow.fund('other', usdc('300'), 'usdc');
  await flow.call('other', 'deposit', [id, usdc('300'), 'sender', 'recipient']);
  await flow.pass(100_000n);
  const more = [id, usdc('200') + 1n];
  await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', more);
  await flow.reverts('SablierFlowState_Unauthorized', 'other', 'refundMax', [id]);
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('200'),
    'flow.usdc': -usdc('200'),
  });
});

statement('not-mean-addresses-match', async ({ flow }) => {
  const [id, wrong] = [await flow.open(), await flow.open({ sender: 'other' })];
  const foreign = await flow.open({ recipient: 'other' });
  await flow.fund('sender', usdc('1'), 'usdc');
  const deposit = (stream: bigint) => [stream, usdc('1'), 'sender', 'recipient'];
  await flow.reverts('SablierFlow_NotStreamSender', 'sender', 'deposit', deposit(wrong));
  await flow.reverts('SablierFlow_NotStreamRecipient', 'sender', 'deposit', deposit(foreign));
  await flow.call('sender', 'deposit', deposit(id));
});
