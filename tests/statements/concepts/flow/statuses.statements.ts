import { expect } from 'vitest';
import { statement, DAY, eth, usdc, type Chains } from '../../statement';
import { answers, oneOfEach, standing } from './standing';

const rate = eth('0.01');
const deposit = usdc('8640');

/** The stream of the page, so many days after its start. */
async function onDay({ flow }: Pick<Chains, 'flow'>, day: bigint): Promise<bigint> {
  const id = await flow.open({ rate, deposit, start: (await flow.now()) + 2n * DAY });
  await flow.pass((2n + day) * DAY);
  return id;
}

/** Debt, balance and withdrawable amount in tokens, and the status. */
const row = (debt: string, balance: string, withdrawable: string, status: string) => [
  usdc(debt),
  usdc(balance),
  usdc(withdrawable),
  status,
];

statement('id-uses-null', async ({ flow }) => {
  const id = await flow.open();
  await flow.reverts('success', 'stranger', 'statusOf', [id]);
  await flow.reverts('SablierFlowState_Null', 'stranger', 'statusOf', [id + 1n]);
  expect(await flow.read('isStream', [id + 1n])).toBe(false);
});

// moment: each function that sets a rate of zero is called while the stream is pending.
statement('creation-future-requires', async ({ flow }) => {
  const start = (await flow.now()) + DAY;
  const terms = (rate: bigint) => ['sender', 'recipient', rate, start, 'usdc', true];
  await flow.reverts('SablierFlow_CreateRatePerSecondZero', 'sender', 'create', terms(0n));
  const id = await flow.call<bigint>('sender', 'create', terms(1n));
  expect(await flow.statusOf(id)).toBe('PENDING');
  await flow.reverts('SablierFlow_NewRatePerSecondZero', 'sender', 'adjustRatePerSecond', [id, 0n]);
  await answers(flow, 'SablierFlow_StreamPending', 'pause', [id]);
});

statement('stream-created-zero-now', async ({ flow }) => {
  const implicit = await flow.open({ rate: 0n });
  expect(await flow.statusOf(implicit)).toBe('PAUSED_SOLVENT');
  const explicit = await flow.open({ rate: 0n, deposit: 0n, start: await flow.now() });
  expect(await flow.statusOf(explicit)).toBe('PAUSED_SOLVENT');
});

statement('voiding-sets-snapshot', async ({ flow }) => {
  const id = await flow.open({ start: (await flow.now()) + 2n * DAY });
  await flow.pass(DAY);
  await flow.call('sender', 'void', [id]);
  expect(await flow.read('getSnapshotTime', [id])).toBe(Number(await flow.now()));
  expect(await flow.statusOf(id)).toBe('VOIDED');
});

statement('turns-least-unit', async ({ flow }) => {
  const id = await flow.open({ rate: 385_802_469_135_802n });
  const depletion = await flow.read('depletionTimeOf', [id]);
  await flow.pass(depletion - (await flow.now()) - 1n);
  expect(await flow.statusOf(id)).toBe('STREAMING_SOLVENT');
  await flow.pass(1n);
  expect(await flow.statusOf(id)).toBe('STREAMING_INSOLVENT');
  // A second of this rate is 385.8 units: the debt steps over the first unit.
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(385n);
});

statement('debt-equals-balance-still', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
  await flow.pass(100n);
  expect(await standing(flow, id)).toEqual(row('100', '100', '100', 'STREAMING_SOLVENT'));
  await flow.pass(1n);
  expect(await standing(flow, id)).toEqual(row('101', '100', '100', 'STREAMING_INSOLVENT'));
});

statement(
  'deposit-yes',
  {
    of: 'flow',
    moment: 'any',
    withdrawn: 'any',
    caller: 'any',
    owner: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: 'any',
    transferable: 'any',
  },
  async (world) => {
    await world.fund(world.who, 5n, 'token');
    const outcome = world.moment === 'voided' ? 'SablierFlowState_StreamVoided' : 'success';
    await world.reverts(outcome, world.who, 'deposit', [world.id, 5n, 'sender', 'recipient']);
  },
);

statement(
  'adjust-rate-per',
  { of: 'flow', moment: 'any', withdrawn: 'any', owner: 'any', comptroller: 'any' },
  async (world) => {
    const isStopped = ['paused', 'pausedDry', 'voided'].includes(world.moment);
    const outcome = isStopped ? 'SablierFlowState_StreamPaused' : 'success';
    await world.reverts(outcome, 'sender', 'adjustRatePerSecond', [
      world.id,
      world.terms.rate + 1n,
    ]);
  },
);

statement('pause-deposit-refund', async ({ flow }) => {
  const { pending, streaming, insolvent, ...others } = await oneOfEach(flow);
  for (const call of ['pause', 'depositAndPause', 'refundAndPause']) {
    await answers(flow, 'success', call, [streaming]);
    await answers(flow, 'SablierFlow_StreamPending', call, [pending]);
    await answers(flow, 'SablierFlowState_StreamPaused', call, Object.values(others));
  }
  await answers(flow, 'success', 'pause', [insolvent]);
  await answers(flow, 'success', 'depositAndPause', [insolvent]);
});

statement(
  'restart-deposit',
  {
    of: 'flow',
    moment: 'any',
    withdrawn: 'any',
    owner: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: 'any',
  },
  async (world) => {
    await world.fund('sender', 5n, 'token');
    const isPaused = world.moment === 'paused' || world.moment === 'pausedDry';
    const running =
      world.moment === 'voided' ? 'SablierFlowState_StreamVoided' : 'SablierFlow_StreamNotPaused';
    const outcome = isPaused ? 'success' : running;
    await world.reverts(outcome, 'sender', 'restart', [world.id, world.terms.rate]);
    await world.reverts(outcome, 'sender', 'restartAndDeposit', [world.id, world.terms.rate, 5n]);
  },
);

statement('refund-max', async ({ flow }) => {
  const { pending, streaming, paused, voided } = await oneOfEach(flow);
  await answers(flow, 'success', 'refund', [pending, streaming, paused, voided]);
  for (const [id, back] of [
    [pending, '1000'],
    [streaming, '913.6'],
    [paused, '913.6'],
    [voided, '913.6'],
  ] as const) {
    await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
      'sender.usdc': usdc(back),
      'flow.usdc': -usdc(back),
    });
  }
});

statement(
  'void-yes',
  {
    of: 'flow',
    moment: 'any',
    withdrawn: 'any',
    caller: { not: 'stranger' },
    owner: 'any',
    comptroller: 'any',
    transferable: 'any',
  },
  async (world) => {
    const outcome = world.moment === 'voided' ? 'SablierFlowState_StreamVoided' : 'success';
    await world.reverts(outcome, world.who, 'void', [world.id]);
  },
);

statement(
  'withdraw-max',
  {
    of: 'flow',
    moment: { not: ['start', 'unfunded'] },
    withdrawn: 'any',
    caller: 'any',
    owner: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: { not: 'reverting' },
  },
  async (world) => {
    const { id, moment, who } = world;
    if (moment === 'pending') {
      await world.refuses('SablierFlow_Overdraw', who, 'withdraw', [id, 'recipient', 1n]);
      return world.refuses('SablierFlow_WithdrawAmountZero', who, 'withdrawMax', [id, 'recipient']);
    }
    await world.refuses('success', who, 'withdraw', [id, 'recipient', 1n]);
    await world.refuses('success', who, 'withdrawMax', [id, 'recipient']);
  },
);

statement(
  'transfer-nft',
  {
    of: 'flow',
    moment: 'any',
    withdrawn: 'any',
    caller: ['recipient', 'approved', 'operator'],
    owner: 'any',
    comptroller: 'any',
  },
  async (world) => {
    await world.moves(
      () => world.call(world.who, 'transferFrom', ['recipient', 'other', world.id]),
      {},
    );
    expect(await world.read('getRecipient', [world.id])).toBe(world.addressOf('other'));
  },
);

statement(
  'pause-both-combined',
  {
    of: 'flow',
    moment: ['paused', 'pausedDry', 'voided'],
    withdrawn: 'any',
    caller: 'any',
    owner: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    const { id, who } = world;
    await world.fund('sender', 5n, 'token');
    await world.reverts('SablierFlowState_StreamPaused', who, 'pause', [id]);
    if (world.moment !== 'paused') return;
    await world.reverts('SablierFlowState_StreamPaused', 'sender', 'depositAndPause', [id, 5n]);
    await world.reverts('SablierFlowState_StreamPaused', 'sender', 'refundAndPause', [id, 1n]);
  },
);

statement(
  'restart-deposit-voided',
  {
    of: 'flow',
    moment: 'voided',
    withdrawn: 'any',
    caller: 'any',
    owner: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    const { id, terms, who } = world;
    await world.fund(who, 5n, 'token');
    await world.reverts('SablierFlowState_StreamVoided', who, 'restart', [id, terms.rate]);
    await world.reverts('SablierFlowState_StreamVoided', who, 'restartAndDeposit', [
      id,
      terms.rate,
      5n,
    ]);
  },
);

statement(
  'too-little-value',
  {
    of: 'flow',
    moment: { not: ['pending', 'start', 'unfunded'] },
    withdrawn: 'any',
    caller: 'any',
    owner: 'any',
    comptroller: ['fee', 'greedy', 'replaced'],
  },
  async (world) => {
    const value = world.fee - 1n;
    const args = [world.id, 'recipient', 1n];
    await world.reverts('SablierFlow_InsufficientFeePayment', world.who, 'withdraw', args, {
      value,
    });
  },
);

statement('calls-belong-revert-unauthorized', async ({ flow }) => {
  const { streaming, paused } = await oneOfEach(flow);
  const senders = 'adjustRatePerSecond pause depositAndPause refundAndPause refund refundMax';
  for (const who of ['recipient', 'stranger']) {
    for (const call of senders.split(' '))
      await answers(flow, 'SablierFlowState_Unauthorized', call, [streaming], who);
    for (const call of ['restart', 'restartAndDeposit'])
      await answers(flow, 'SablierFlowState_Unauthorized', call, [paused], who);
  }
  await answers(flow, 'SablierFlow_Unauthorized', 'void', [streaming, paused], 'stranger');
  const elsewhere = 'SablierFlow_WithdrawalAddressNotRecipient';
  for (const who of ['sender', 'stranger'])
    await flow.reverts(elsewhere, who, 'withdraw', [streaming, who, 1n]);
});

statement('debt-falls-uncovered-before', async ({ flow }) => {
  const id = await onDay({ flow }, 12n);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('1728'));
  await flow.call('recipient', 'withdraw', [id, 'recipient', usdc('8640')]);
  expect(await standing(flow, id)).toEqual(row('1728', '0', '0', 'STREAMING_INSOLVENT'));
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('1728'));
});

statement('long-only-makes', async ({ flow }) => {
  const id = await onDay({ flow }, 12n);
  const owed = () => flow.read('uncoveredDebtOf', [id]);
  await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
  await flow.call('sender', 'adjustRatePerSecond', [id, 1n]);
  await flow.call('sender', 'pause', [id]);
  await answers(flow, 'SablierFlow_RefundOverflow', 'refund', [id]);
  expect([await owed(), await flow.statusOf(id)]).toEqual([usdc('1728'), 'PAUSED_INSOLVENT']);
  await flow.call('sender', 'restart', [id, 1n]);
  expect([await owed(), await flow.statusOf(id)]).toEqual([usdc('1728'), 'STREAMING_INSOLVENT']);
  await flow.fund('other', usdc('1728'), 'usdc');
  await flow.call('other', 'deposit', [id, usdc('1728'), 'sender', 'recipient']);
  expect([await owed(), await flow.statusOf(id)]).toEqual([0n, 'STREAMING_SOLVENT']);
});

statement('stream-five-days-ago', async ({ flow }) => {
  const start = (await flow.now()) - 5n * DAY;
  const id = await flow.open({ rate, start, deposit: 0n });
  expect(await standing(flow, id)).toEqual(row('4320', '0', '0', 'STREAMING_INSOLVENT'));
});

statement('stream-block-insolvent-later', async ({ flow }) => {
  const id = await onDay({ flow }, 4n);
  expect(await flow.call('sender', 'refundMax', [id])).toBe(usdc('5184'));
  expect(await standing(flow, id)).toEqual(row('3456', '3456', '3456', 'STREAMING_SOLVENT'));
  await flow.pass(1n);
  expect(await flow.statusOf(id)).toBe('STREAMING_INSOLVENT');
});

statement('refund-pause-leaves', async ({ flow }) => {
  const id = await onDay({ flow }, 4n);
  await flow.call('sender', 'refundAndPause', [id, usdc('5184')]);
  await flow.pass(DAY);
  expect(await standing(flow, id)).toEqual(row('3456', '3456', '3456', 'PAUSED_SOLVENT'));
});

statement('debt-refundable-owed-nothing', async ({ flow }) => {
  const id = await flow.open({ rate, deposit, start: (await flow.now()) + 2n * DAY });
  await flow.pass(DAY);
  await flow.call('sender', 'void', [id]);
  await flow.pass(10n * DAY);
  expect(await standing(flow, id)).toEqual(row('0', '8640', '0', 'VOIDED'));
  expect(await flow.read('refundableAmountOf', [id])).toBe(deposit);
});

statement('deposit-voided', async ({ flow }) => {
  const { voided } = await oneOfEach(flow);
  await answers(flow, 'SablierFlowState_StreamVoided', 'deposit', [voided]);
  await answers(flow, 'SablierFlowState_StreamVoided', 'deposit', [voided], 'other');
});

statement(
  'adjust-rate-per-second',
  {
    of: 'flow',
    moment: ['paused', 'pausedDry', 'voided'],
    withdrawn: 'any',
    caller: 'any',
  },
  async (world) => {
    const args = [world.id, world.terms.rate + 1n];
    await world.reverts('SablierFlowState_StreamPaused', world.who, 'adjustRatePerSecond', args);
  },
);
