import { expect } from 'vitest';
import { byEachCaller } from '../../../chains/each';
import { pauseInTime, topUp } from '../../../../../examples/flow/stream-management/keeper';
import { statement, DAY, eth, usd, usdc, type Chains } from '../../../statement';
import { clientsOf, debtsOf, TEN_A_DAY, withOperator } from '../flow';
import { choosesAddress } from '../../../worlds/proofs';

/** A stream of one USDC per second with 100 USDC in it. */
const oneASecond = (flow: Chains['flow']) =>
  withOperator(flow, { rate: eth('1'), deposit: usdc('100') });

const deposit = async (flow: Chains['flow'], id: bigint, amount: bigint) => {
  await flow.fund('stranger', amount, 'usdc');
  await flow.call('stranger', 'deposit', [id, amount, 'sender', 'recipient']);
};

statement('function-reserved-everybody', async ({ flow }) => {
  const id = await oneASecond(flow);
  const paused = await oneASecond(flow);
  await flow.call('sender', 'pause', [paused]);
  for (const who of ['recipient', 'operator', 'stranger'] as const) {
    for (const [name, ...args] of [
      ['adjustRatePerSecond', id, eth('2')],
      ['pause', id],
      ['depositAndPause', id, 1n],
      ['refund', id, 1n],
      ['refundMax', id],
      ['refundAndPause', id, 1n],
      ['restart', paused, eth('2')],
      ['restartAndDeposit', paused, eth('2'), 1n],
    ] as const)
      await flow.reverts('SablierFlowState_Unauthorized', who, name, args);
  }
});

statement('only-owner-use', async ({ flow }) => {
  const args = ['flow', 'usdc', 'owner'];
  const manager = flow.on(await flow.deploy('FlowStreamManager', args, 'manager'));
  const terms = ['recipient', TEN_A_DAY];
  await manager.reverts('OwnableUnauthorizedAccount', 'stranger', 'create', terms);
  const id = await manager.call<bigint>('owner', 'create', terms);
  expect(await flow.read('getSender', [id])).toBe(manager.address);
  for (const who of ['stranger', 'recipient'] as const)
    await manager.reverts('OwnableUnauthorizedAccount', who, 'pause', [id]);
  await manager.call('owner', 'pause', [id]);
});

const payeeOf = async (flow: Chains['flow']) => {
  const payee = flow.on(await flow.deploy('FlowPayee', ['flow', 'owner'], 'payee'));
  expect(JSON.stringify(payee.abi)).not.toContain('onERC721Received');
  return payee;
};

statement('payee-received-needs-none', async ({ flow }) => {
  const payee = await payeeOf(flow);
  const id = await flow.open({ recipient: 'payee', rate: eth('1'), deposit: usdc('100') });
  expect(await flow.read('ownerOf', [id])).toBe(payee.address);
  await flow.pass(10n);
  await payee.call('owner', 'withdrawTo', [id, 'other', usdc('10')]);
  expect(await flow.balanceOf('other', 'usdc')).toBe(usdc('10'));
});

statement('move-existing-payee', async ({ flow }) => {
  const payee = await payeeOf(flow);
  const id = await oneASecond(flow);
  const move = ['recipient', 'payee', id];
  await flow.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', move);
  await flow.call('recipient', 'transferFrom', move);
  expect(await flow.read('ownerOf', [id])).toBe(payee.address);
  await flow.pass(10n);
  await payee.call('owner', 'withdrawTo', [id, 'other', usdc('10')]);
  const bound = ['recipient', 'payee', await flow.open({ transferable: false })];
  await flow.reverts('SablierFlow_NotTransferable', 'recipient', 'transferFrom', bound);
});

statement('anyone-above-until', async ({ flow }) => {
  const id = await flow.open({ start: (await flow.now()) + DAY, deposit: 0n });
  await byEachCaller(flow, id, async (who) => {
    await flow.fund(who, 1n, 'usdc');
    await flow.call(who, 'deposit', [id, 1n, 'sender', 'recipient']);
  });
  await deposit(flow, id, 1n);
  await flow.pass(2n * DAY);
  await deposit(flow, id, 2n);
  await flow.call('sender', 'pause', [id]);
  await deposit(flow, id, 4n);
  const args = (amount: bigint) => [id, amount, 'sender', 'recipient'];
  await flow.reverts('SablierFlow_DepositAmountZero', 'stranger', 'deposit', args(0n));
  expect(await flow.read('getBalance', [id])).toBe(7n);
  await flow.call('recipient', 'void', [id]);
  await flow.fund('stranger', 1n, 'usdc');
  await flow.reverts('SablierFlowState_StreamVoided', 'stranger', 'deposit', args(1n));
});

statement('stream-because-wrong-nft', async ({ flow }) => {
  const id = await flow.open({ deposit: 0n });
  const other = await flow.open({ deposit: 0n, sender: 'owner' });
  await flow.fund('sender', usdc('1'), 'usdc');
  const args = (stream: bigint) => [stream, usdc('1'), 'sender', 'recipient'];
  await flow.reverts('SablierFlow_NotStreamSender', 'sender', 'deposit', args(other));
  await flow.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  await flow.reverts('SablierFlow_NotStreamRecipient', 'sender', 'deposit', args(id));
});

statement('refund-goes-whoever-deposited', async ({ flow }) => {
  const id = await flow.open({ deposit: 0n });
  await deposit(flow, id, usdc('50'));
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('50'),
    'flow.usdc': -usdc('50'),
  });
});

statement('three-functions-start', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: usdc('1') });
  await flow.fund('sender', usdc('6'), 'usdc');
  await flow.moves(() => flow.call('sender', 'depositAndPause', [id, usdc('2')]), {
    'sender.usdc': -usdc('2'),
    'flow.usdc': usdc('2'),
  });
  expect(await flow.read('getRatePerSecond', [id])).toBe(0n);
  const restart = [id, eth('2'), usdc('4')];
  await flow.moves(() => flow.call('sender', 'restartAndDeposit', restart), {
    'sender.usdc': -usdc('4'),
    'flow.usdc': usdc('4'),
  });
  expect(await flow.read('getRatePerSecond', [id])).toBe(eth('2'));
  expect(await flow.read('getBalance', [id])).toBe(usdc('7'));
  const taking = flow.abi.flatMap((item) =>
    item.type === 'function' && /deposit/i.test(item.name) ? [item.name] : [],
  );
  const all = ['createAndDeposit', 'deposit', 'depositAndPause', 'restartAndDeposit'];
  expect(taking.sort()).toEqual(all);
});

statement(
  'only-approved-operators-may',
  {
    of: 'flow',
    caller: 'any',
    moment: ['between', 'last', 'dry', 'paused', 'pausedDry', 'voided'],
    withdrawn: 'any',
    owner: 'any',
  },
  (world) => choosesAddress(world),
);

statement('value-least-calculate', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  const id = await oneASecond(flow);
  await flow.pass(10n);
  const fee = await flow.read('calculateMinFeeWei', [id]);
  expect(fee).toBe(eth('0.001'));
  const args = [id, 'recipient', usdc('1')];
  const less = { value: fee - 1n };
  await flow.reverts('SablierFlow_InsufficientFeePayment', 'recipient', 'withdraw', args, less);
  await flow.call('recipient', 'withdraw', args, { value: fee });
});

statement('amount-most-covered', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.pass(120n);
  const more = [id, 'recipient', usdc('100') + 1n];
  await flow.reverts('SablierFlow_Overdraw', 'recipient', 'withdraw', more);
  await flow.call('recipient', 'withdraw', [id, 'recipient', usdc('100')]);
});

statement('reverts-overdraw-withdraw', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.pass(40n);
  const more = [id, 'recipient', usdc('40') + 1n];
  await flow.reverts('SablierFlow_Overdraw', 'recipient', 'withdraw', more);
  const none = [id, 'recipient', 0n];
  await flow.reverts('SablierFlow_WithdrawAmountZero', 'recipient', 'withdraw', none);
});

statement('withdraw-max-latter', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: 0n });
  await flow.pass(40n);
  const args = [id, 'recipient'];
  await flow.reverts('SablierFlow_WithdrawAmountZero', 'recipient', 'withdrawMax', args);
  await deposit(flow, id, 1n);
  await flow.call('recipient', 'withdrawMax', args);
});

statement('after-day-owes', async ({ flow }) => {
  const id = await flow.open({ rate: TEN_A_DAY });
  await flow.pass(DAY);
  await flow.call('sender', 'adjustRatePerSecond', [id, 231_481_481_481_481n]);
  await flow.pass(DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('29.999999'));
});

statement('new-differ-old-stop', async ({ flow }) => {
  const id = await oneASecond(flow);
  const set = (rate: bigint) => ['sender', 'adjustRatePerSecond', [id, rate]] as const;
  await flow.reverts('SablierFlow_RatePerSecondNotDifferent', ...set(eth('1')));
  await flow.reverts('SablierFlow_NewRatePerSecondZero', ...set(0n));
  await flow.call(...set(eth('1') + 1n));
  await flow.call('sender', 'pause', [id]);
  expect(await flow.read('getRatePerSecond', [id])).toBe(0n);
});

statement('paused-cannot-adjusted-takes', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.call('sender', 'pause', [id]);
  const args = [id, eth('2')];
  await flow.reverts('SablierFlowState_StreamPaused', 'sender', 'adjustRatePerSecond', args);
  await flow.call('sender', 'restart', args);
  expect(await flow.read('getRatePerSecond', [id])).toBe(eth('2'));
});

statement('pause-sets-keeps-including', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.pass(120n);
  const owed = { total: usdc('120'), covered: usdc('100'), uncovered: usdc('20') };
  expect(await debtsOf(flow, id)).toEqual(owed);
  await flow.moves(() => flow.call('sender', 'pause', [id]), {});
  expect(await flow.read('getRatePerSecond', [id])).toBe(0n);
  expect(await debtsOf(flow, id)).toEqual(owed);
  expect(await flow.statusOf(id)).toBe('PAUSED_INSOLVENT');
});

statement('recipient-go-withdrawing-covered', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.pass(40n);
  await flow.call('sender', 'pause', [id]);
  await flow.pass(DAY);
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
    'recipient.usdc': usdc('40'),
    'flow.usdc': -usdc('40'),
  });
});

statement('no-accrues-time-paid', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.pass(40n);
  await flow.call('sender', 'pause', [id]);
  await flow.pass(DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('40'));
  await flow.call('sender', 'restart', [id, eth('1')]);
  await flow.pass(5n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('45'));
});

statement('stream-started-yet-cannot', async ({ flow }) => {
  const id = await flow.open({ start: (await flow.now()) + 1n });
  await flow.reverts('SablierFlow_StreamPending', 'sender', 'pause', [id]);
  await flow.pass(1n);
  await flow.call('sender', 'pause', [id]);
});

statement('usdc-stream-owed', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.pass(40n);
  const more = [id, usdc('60') + 1n];
  await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', more);
  await flow.moves(() => flow.call('sender', 'refund', [id, usdc('60')]), {
    'sender.usdc': usdc('60'),
    'flow.usdc': -usdc('60'),
  });
});

statement('after-running-next-unit', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.pass(40n);
  await flow.call('sender', 'refundMax', [id]);
  expect(await flow.statusOf(id)).toBe('STREAMING_SOLVENT');
  await flow.pass(1n);
  const owed = { total: usdc('41'), covered: usdc('40'), uncovered: usdc('1') };
  expect(await debtsOf(flow, id)).toEqual(owed);
  expect(await flow.statusOf(id)).toBe('STREAMING_INSOLVENT');
});

statement('stream-insolvent-falls-written', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.pass(120n);
  await flow.call('recipient', 'void', [id]);
  const owed = { total: usdc('100'), covered: usdc('100'), uncovered: 0n };
  expect(await debtsOf(flow, id)).toEqual(owed);
  await flow.pass(DAY);
  expect(await debtsOf(flow, id)).toEqual(owed);
  const [log] = await flow.chain.getContractEvents({
    abi: flow.abi,
    address: flow.address,
    eventName: 'VoidFlowStream',
    fromBlock: 0n,
  });
  expect(log?.args).toMatchObject({ writtenOffDebt: usdc('20') });
});

statement('solvent-rest-refunded', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.pass(40n);
  await flow.call('sender', 'void', [id]);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('40'));
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('60'),
    'flow.usdc': -usdc('60'),
  });
});

statement('call-moves-tokens-afterwards', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.pass(40n);
  await flow.moves(() => flow.call('recipient', 'void', [id]), {});
  await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
  await flow.call('sender', 'refundMax', [id]);
  expect(await flow.balanceOf('recipient', 'usdc')).toBe(usdc('40'));
  expect(await flow.balanceOf('sender', 'usdc')).toBe(usdc('60'));
});

statement('third-party-gets', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.reverts('SablierFlow_Unauthorized', 'stranger', 'void', [id]);
});

statement('stream-paused', async ({ flow }) => {
  const id = await flow.open({ rate: 0n });
  const args = [id, eth('2')];
  await flow.reverts('SablierFlowState_StreamPaused', 'sender', 'adjustRatePerSecond', args);
  await flow.reverts('SablierFlowState_StreamPaused', 'sender', 'pause', [id]);
  await flow.call('sender', 'restart', args);
  await flow.call('sender', 'void', [id]);
  await flow.reverts('SablierFlowState_StreamPaused', 'sender', 'adjustRatePerSecond', args);
  await flow.reverts('SablierFlowState_StreamPaused', 'sender', 'pause', [id]);
  await flow.reverts('SablierFlowState_StreamVoided', 'sender', 'restart', args);
});

statement('rate-per-second', async ({ flow }) => {
  const id = await oneASecond(flow);
  const refused = 'SablierFlow_RatePerSecondNotDifferent';
  await flow.reverts(refused, 'sender', 'adjustRatePerSecond', [id, eth('1')]);
  await flow.call('sender', 'pause', [id]);
  await flow.reverts(refused, 'sender', 'restart', [id, 0n]);
  await flow.call('sender', 'restart', [id, eth('1')]);
});

statement('refund-overflow', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.pass(30n);
  const free = await flow.read('refundableAmountOf', [id]);
  await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', [id, free + 1n]);
  expect(await flow.call('sender', 'refundMax', [id])).toBe(free);
});

statement('stream-voided', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.call('recipient', 'void', [id]);
  const refused = 'SablierFlowState_StreamVoided';
  await flow.reverts(refused, 'sender', 'deposit', [id, 1n, 'sender', 'recipient']);
  await flow.reverts(refused, 'sender', 'restart', [id, eth('1')]);
  for (const who of ['sender', 'recipient'] as const)
    await flow.reverts(refused, who, 'void', [id]);
});

statement('third-party-adjusts', async ({ flow }) => {
  const id = await oneASecond(flow);
  await flow.call('sender', 'pause', [id]);
  const args = [id, eth('2')];
  await flow.reverts('SablierFlowState_StreamPaused', 'stranger', 'adjustRatePerSecond', args);
  await flow.call('sender', 'void', [id]);
  await flow.reverts('SablierFlowState_StreamVoided', 'stranger', 'restart', args);
});

statement('restarts-pauses-role-first', async ({ flow }) => {
  const running = await oneASecond(flow);
  const pending = await flow.open({ start: (await flow.now()) + DAY });
  const refused = 'SablierFlowState_Unauthorized';
  await flow.reverts(refused, 'stranger', 'restart', [running, eth('2')]);
  await flow.reverts(refused, 'stranger', 'pause', [pending]);
  await flow.reverts('SablierFlow_StreamNotPaused', 'sender', 'restart', [running, eth('2')]);
  await flow.reverts('SablierFlow_StreamPending', 'sender', 'pause', [pending]);
});

statement('below-7n-30n', async ({ flow }) => {
  const id = await flow.open({ rate: TEN_A_DAY, deposit: usdc('100'), token: 'usdc' });
  const clients = clientsOf(flow, 'stranger');
  await flow.fund('stranger', usdc('1000'), 'usdc');
  const top = () => topUp(clients, flow.address, id, { whenBelow: 7n, upTo: 30n });
  await flow.pass(2n * DAY);
  expect(await top()).toBe(0n);
  await flow.pass(2n * DAY);
  const deposited = await top();
  const [balance, { total }] = [await flow.read('getBalance', [id]), await debtsOf(flow, id)];
  expect(balance).toBe(usdc('100') + deposited);
  expect(Math.round(Number(balance - total) / 10_000)).toBe(30_000);
});

statement('pass-seconds-lie-two', async ({ flow }) => {
  const [early, late] = [
    await flow.open({ rate: TEN_A_DAY, deposit: usdc('100'), token: 'usdc' }),
    await flow.open({ rate: TEN_A_DAY, deposit: usdc('95'), token: 'usdc' }),
  ];
  const clients = clientsOf(flow, 'sender');
  await flow.pass(10n * DAY - 3_600n);
  expect(await pauseInTime(clients, flow.address, early, 7_200n)).toBe(true);
  expect(await pauseInTime(clients, flow.address, late, 7_200n)).toBe(true);
  await flow.pass(DAY);
  expect((await debtsOf(flow, early)).uncovered).toBe(0n);
  expect((await debtsOf(flow, late)).uncovered).toBeGreaterThan(usdc('4'));
});
