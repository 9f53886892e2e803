import { expect } from 'vitest';
import { numberToHex, toEventSelector, type AbiEvent } from 'viem';
import { statement, DAY, eth, usd, usdc, YEAR } from '../../statement';
import { functionsOf, lastTopics, TEN_A_DAY, withOperator } from './flow';

// moment: no function sets a sender, at any moment: the ABI is read.
statement('sender-fixed-creation-never', async ({ flow }) => {
  const id = await flow.open();
  await flow.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  await flow.call('sender', 'pause', [id]);
  await flow.call('sender', 'restart', [id, TEN_A_DAY]);
  await flow.call('other', 'void', [id]);
  expect(await flow.read('getSender', [id])).toBe(flow.accounts.sender);
  expect(functionsOf(flow).filter((name) => /set.*sender|changeSender/i.test(name))).toEqual([]);
});

statement('contract-manage-somebody', async ({ flow }) => {
  const id = await flow.open({ by: 'other', sender: 'sender' });
  await flow.reverts('SablierFlowState_Unauthorized', 'other', 'pause', [id]);
  await flow.reverts('SablierFlowState_Unauthorized', 'other', 'refundMax', [id]);
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('1000'),
    'flow.usdc': -usdc('1000'),
  });
});

statement('no-moves-approval-needed', async ({ flow }) => {
  const terms = ['sender', 'recipient', TEN_A_DAY, 0n, 'usdc', true];
  await flow.moves(() => flow.call('sender', 'create', terms), {});
  expect(await flow.read('nextStreamId')).toBe(2n);
});

statement('no-end-date-cancel', async ({ flow }) => {
  expect(functionsOf(flow).filter((name) => /cancel|end(time)?$/i.test(name))).toEqual([]);
  const id = await flow.open({ rate: eth('1') });
  await flow.pass(100n * YEAR);
  expect(await flow.read('totalDebtOf', [id])).toBe(100n * YEAR * usdc('1'));
});

statement('stream-stops-pauses-ends', async ({ flow }) => {
  for (const who of ['sender', 'recipient', 'operator'] as const) {
    const id = await withOperator(flow, { rate: TEN_A_DAY });
    await flow.pass(DAY);
    await flow.call('sender', 'pause', [id]);
    await flow.pass(DAY);
    expect(await flow.read('totalDebtOf', [id])).toBe(9_999_999n);
    await flow.call('sender', 'restart', [id, TEN_A_DAY]);
    await flow.call(who, 'void', [id]);
    await flow.pass(DAY);
    expect(await flow.read('totalDebtOf', [id])).toBe(9_999_999n);
    await flow.reverts('SablierFlowState_StreamVoided', 'sender', 'restart', [id, TEN_A_DAY]);
  }
});

statement('only-may-cost', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  const id = await flow.open({ rate: eth('1') });
  await flow.pass(60n);
  await flow.call('sender', 'adjustRatePerSecond', [id, eth('2')]);
  await flow.call('sender', 'refund', [id, usdc('1')]);
  await flow.call('sender', 'pause', [id]);
  await flow.call('sender', 'restart', [id, eth('1')]);
  await flow.reverts('SablierFlow_InsufficientFeePayment', 'recipient', 'withdrawMax', [
    id,
    'recipient',
  ]);
  const value = await flow.read('calculateMinFeeWei', [id]);
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient'], { value }), {
    'recipient.usdc': usdc('60'),
    'flow.usdc': -usdc('60'),
    'recipient.coin': -eth('0.001'),
    'flow.coin': eth('0.001'),
  });
  await flow.call('recipient', 'void', [id]);
});

statement('rates-decimals', async ({ flow }) => {
  const six = await flow.open({ rate: eth('1'), deposit: 0n });
  const eighteen = await flow.open({ rate: eth('1'), deposit: 0n, token: 'dai' });
  await flow.pass(1n);
  expect(await flow.read('totalDebtOf', [six])).toBe(1_000_000n);
  expect(await flow.read('totalDebtOf', [eighteen])).toBe(1_000_000_000_000_000_000n);
});

statement('deposits-refunds-withdrawals', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: 10_000_000n });
  expect(await flow.balanceOf('flow', 'usdc')).toBe(10_000_000n);
  await flow.pass(3n);
  expect(await flow.read('totalDebtOf', [id])).toBe(3_000_000n);
  await flow.moves(() => flow.call('sender', 'refund', [id, 1n]), {
    'sender.usdc': 1n,
    'flow.usdc': -1n,
  });
  await flow.moves(() => flow.call('recipient', 'withdraw', [id, 'recipient', 2n]), {
    'recipient.usdc': 2n,
    'flow.usdc': -2n,
  });
});

statement('ongoing-debt-scaled', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1') });
  await flow.pass(3n);
  expect(await flow.read('ongoingDebtScaledOf', [id])).toBe(eth('3'));
  await flow.call('sender', 'pause', [id]);
  expect(await flow.read('getSnapshotDebtScaled', [id])).toBe(eth('3'));
});

statement('create-carries-not-take', async ({ flow }) => {
  const id = await flow.open({ deposit: 0n });
  const [event] = flow.abi.filter(
    (item): item is AbiEvent => item.type === 'event' && item.name === 'CreateFlowStream',
  );
  const input = event?.inputs.find(({ name }) => name === 'streamId');
  expect(input?.indexed).toBe(false);
  const [log] = await flow.chain.getContractEvents({
    abi: flow.abi,
    address: flow.address,
    eventName: 'CreateFlowStream',
    fromBlock: 'latest',
  });
  expect(log?.args).toMatchObject({ streamId: id });
  expect(log?.topics).not.toContain(numberToHex(id, { size: 32 }));
});

statement('deposit-first-argument-topics', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1') });
  await flow.fund('sender', usdc('1'), 'usdc');
  await flow.pass(10n);
  const calls = [
    ['DepositFlowStream', 'sender', 'deposit', [id, usdc('1'), 'sender', 'recipient']],
    ['WithdrawFromFlowStream', 'recipient', 'withdrawMax', [id, 'recipient']],
    ['RefundFromFlowStream', 'sender', 'refund', [id, usdc('1')]],
    ['AdjustFlowStream', 'sender', 'adjustRatePerSecond', [id, eth('2')]],
    ['PauseFlowStream', 'sender', 'pause', [id]],
    ['RestartFlowStream', 'sender', 'restart', [id, eth('1')]],
    ['VoidFlowStream', 'recipient', 'void', [id]],
  ] as const;
  for (const [event, who, name, args] of calls) {
    await flow.call(who, name, args);
    const declared = flow.abi.find(
      (item): item is AbiEvent => item.type === 'event' && item.name === event,
    );
    const selector = declared && toEventSelector(declared);
    const topics = (await lastTopics(flow)).find(([first]) => first === selector);
    expect(topics?.[1], event).toBe(numberToHex(id, { size: 32 }));
  }
});

statement('debt-grows-without-event', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: 0n });
  const fromBlock = (await flow.chain.getBlockNumber()) + 1n;
  await flow.pass(DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('86400'));
  expect(await flow.chain.getLogs({ address: flow.address, fromBlock })).toEqual([]);
});
