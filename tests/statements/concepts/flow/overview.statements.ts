import { expect } from 'vitest';
import { byEachCaller } from '../../chains/each';
import { statement, DAY, eth, usd, usdc } from '../../statement';
import { answers, oneOfEach } from './standing';

/** 1,000 USDC in 30 days, rounded down. */
const payroll = 385_802_469_135_802n;

statement(
  'anyone-deposit-until',
  {
    of: 'flow',
    moment: 'any',
    withdrawn: 'any',
    caller: 'any',
    owner: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: 'any',
  },
  async (world) => {
    await world.fund(world.who, 5n, 'token');
    const outcome = world.moment === 'voided' ? 'SablierFlowState_StreamVoided' : 'success';
    await world.reverts(outcome, world.who, 'deposit', [world.id, 5n, 'sender', 'recipient']);
  },
);

statement('refund-goes-whoever-made', async ({ flow }) => {
  const id = await flow.open({ deposit: 0n });
  await flow.fund('other', usdc('50'), 'usdc');
  await flow.call('other', 'deposit', [id, usdc('50'), 'sender', 'recipient']);
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('50'),
    'flow.usdc': -usdc('50'),
  });
});

statement('anyone-create-sender', async ({ flow }) => {
  await byEachCaller(flow, await flow.open(), async (by) => {
    for (const sender of ['sender', 'other'] as const) {
      const id = await flow.open({ by, sender, deposit: 0n });
      expect(await flow.read('getSender', [id])).toBe(flow.accounts[sender]);
    }
  });
});

statement('10-usdc-day', async ({ flow }) => {
  expect((usdc('10') * 10n ** 12n) / DAY).toBe(115_740_740_740_740n);
  const id = await flow.open({ rate: 115_740_740_740_740n });
  await flow.pass(86_400n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('9.999999'));
});

statement('120000-usdc-year', async ({ flow }) => {
  expect((usdc('120000') * 10n ** 12n) / (365n * DAY)).toBe(3_805_175_038_051_750n);
  const id = await flow.open({ rate: 3_805_175_038_051_750n, deposit: 0n });
  await flow.pass(31_536_000n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('119999.999999'));
});

statement('full-must-owed', async ({ flow }) => {
  const down = await flow.open({ rate: payroll });
  const up = await flow.open({ rate: 385_802_469_135_803n });
  await flow.pass(30n * DAY);
  expect(await flow.read('totalDebtOf', [down])).toBe(usdc('999.999999'));
  expect(await flow.read('totalDebtOf', [up])).toBe(usdc('1000'));
});

statement(
  'covered-pay-amount',
  {
    of: 'flow',
    moment: 'any',
    withdrawn: 'any',
    token: { not: 'fee' },
    comptroller: 'any',
    owner: 'any',
  },
  async (world) => {
    const [debt, balance] = [await world.debt(), world.deposit - world.taken];
    const covered = debt < balance ? debt : balance;
    // A void writes off what is not covered.
    expect(await world.read('totalDebtOf', [world.id])).toBe(
      world.moment === 'voided' ? covered : debt,
    );
    expect(await world.read('coveredDebtOf', [world.id])).toBe(covered);
    expect(await world.read('withdrawableAmountOf', [world.id])).toBe(covered);
  },
);

statement(
  'refund-unit-reverts-overflow',
  {
    of: 'flow',
    moment: ['pending', 'start', 'between', 'paused', 'voided'],
    withdrawn: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: 'any',
    owner: 'any',
  },
  async (world) => {
    const rest = world.deposit - world.taken - (await world.debt());
    await world.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', [world.id, rest + 1n]);
    await world.moves(() => world.call('sender', 'refundMax', [world.id]), {
      sender: rest,
      contract: -rest,
    });
  },
);

statement('withdrawal-larger-well-unpaid', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1') });
  await flow.pass(100n);
  await flow.call('recipient', 'withdraw', [id, 'recipient', usdc('30')]);
  expect(await flow.read<number>('getSnapshotTime', [id])).toBe(Number(await flow.now()));
  expect(await flow.read('getSnapshotDebtScaled', [id])).toBe(eth('70'));
});

statement('withdrawal-less-lowers-snapshot', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1') });
  await flow.pass(100n);
  await flow.call('sender', 'adjustRatePerSecond', [id, eth('2')]);
  const taken = Number(await flow.now());
  await flow.pass(100n);
  await flow.call('recipient', 'withdraw', [id, 'recipient', usdc('60')]);
  expect(await flow.read('getSnapshotDebtScaled', [id])).toBe(eth('40'));
  await flow.call('recipient', 'withdraw', [id, 'recipient', usdc('40')]);
  expect(await flow.read('getSnapshotDebtScaled', [id])).toBe(0n);
  expect(await flow.read<number>('getSnapshotTime', [id])).toBe(taken);
});

statement('deposit-change-move-read', async ({ flow }) => {
  const id = await flow.open({ rate: payroll, deposit: usdc('1000') });
  await flow.pass(DAY);
  const answer = () => flow.read('depletionTimeOf', [id]);
  const seen = new Set([await answer()]);
  await flow.fund('other', usdc('50'), 'usdc');
  await flow.call('other', 'deposit', [id, usdc('50'), 'sender', 'recipient']);
  seen.add(await answer());
  await flow.call('sender', 'refund', [id, usdc('100')]);
  seen.add(await answer());
  await flow.call('sender', 'adjustRatePerSecond', [id, payroll * 2n]);
  seen.add(await answer());
  expect(seen.size).toBe(4);
});

statement('withdrawal-unless-takes-whole', async ({ flow }) => {
  const id = await flow.open({ rate: payroll, deposit: usdc('1000') });
  const answer = await flow.read('depletionTimeOf', [id]);
  for (const amount of [1n, usdc('20'), usdc('12.345678')]) {
    await flow.pass(DAY + 7n);
    await flow.call('recipient', 'withdraw', [id, 'recipient', amount]);
    expect(await flow.read('depletionTimeOf', [id])).toBe(answer);
  }
  await flow.pass(30n * DAY);
  await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
  await flow.reverts('SablierFlow_StreamBalanceZero', 'other', 'depletionTimeOf', [id]);
});

statement('depletion-returns-unix', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
  const depletion = (await flow.now()) + 101n;
  await flow.pass(100n);
  expect(await flow.read('depletionTimeOf', [id])).toBe(depletion);
  await flow.pass(1n);
  expect(await flow.read('depletionTimeOf', [id])).toBe(0n);
});

statement('reverts-paused-zero', async ({ flow }) => {
  const { paused, voided } = await oneOfEach(flow);
  for (const id of [paused, voided])
    await flow.reverts('SablierFlowState_StreamPaused', 'other', 'depletionTimeOf', [id]);
  const empty = await flow.open({ deposit: 0n });
  await flow.reverts('SablierFlow_StreamBalanceZero', 'other', 'depletionTimeOf', [empty]);
});

statement('usdc-days-depletion-start', async ({ flow }) => {
  const start = await flow.now();
  const id = await flow.open({ rate: payroll, deposit: usdc('1000') });
  expect(await flow.read('depletionTimeOf', [id])).toBe(start + 2_592_001n);
});

statement('withdrawal-subtracts-exactly-fractions', async ({ flow }) => {
  const id = await flow.open({ rate: 300_000_000_000n });
  await flow.pass(5n);
  await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
  await flow.pass(2n);
  // Half a unit from before and 0.6 since then.
  expect(await flow.read('totalDebtOf', [id])).toBe(1n);
  expect(await flow.read('getSnapshotDebtScaled', [id])).toBe(500_000_000_000n);
});

statement('creation-invalid-token', async ({ flow }) => {
  await flow.deploy('TestToken', ['ODD', 19], 'nineteen');
  const terms = (token: string) => ['sender', 'recipient', eth('1'), 0n, token, true];
  const error = 'SablierFlow_InvalidTokenDecimals';
  await flow.reverts(error, 'sender', 'create', terms('nineteen'));
  await flow.reverts('no data', 'sender', 'create', terms('comptroller'));
  await flow.reverts('success', 'sender', 'create', terms('dai'));
});

statement('differs-contract-holds', async ({ flow }) => {
  const id = await flow.open();
  await flow.fund('other', usdc('1'), 'usdc');
  const deposit = (error: string, sender: string, recipient: string) =>
    flow.reverts(error, 'other', 'deposit', [id, usdc('1'), sender, recipient]);
  await deposit('SablierFlow_NotStreamSender', 'other', 'recipient');
  await deposit('SablierFlow_NotStreamRecipient', 'sender', 'other');
  await flow.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await deposit('SablierFlow_NotStreamRecipient', 'sender', 'recipient');
  await deposit('success', 'sender', 'owner');
});

statement('adjust-accepts-neither', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1') });
  const adjust = (error: string, rate: bigint) =>
    flow.reverts(error, 'sender', 'adjustRatePerSecond', [id, rate]);
  await adjust('SablierFlow_NewRatePerSecondZero', 0n);
  await adjust('SablierFlow_RatePerSecondNotDifferent', eth('1'));
  await adjust('success', eth('1') - 1n);
});

statement('pending-changes-start', async ({ flow }) => {
  const start = (await flow.now()) + 2n * DAY;
  const id = await flow.open({ start, rate: eth('1') });
  await flow.pass(DAY);
  await flow.call('sender', 'adjustRatePerSecond', [id, eth('2')]);
  expect(await flow.statusOf(id)).toBe('PENDING');
  expect(await flow.read<number>('getSnapshotTime', [id])).toBe(Number(start));
  await flow.pass(DAY + 10n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('20'));
});

statement('restart-new', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1') });
  await flow.pass(100n);
  await flow.call('sender', 'pause', [id]);
  await flow.pass(DAY);
  await flow.moves(() => flow.call('sender', 'restart', [id, eth('3')]), {});
  expect(await flow.read('getRatePerSecond', [id])).toBe(eth('3'));
  await flow.pass(10n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('130'));
  expect(await flow.read('getBalance', [id])).toBe(usdc('1000'));
});

statement(
  'void-zero',
  {
    of: 'flow',
    moment: ['start', 'between', 'last', 'dry', 'paused', 'pausedDry', 'unfunded'],
    withdrawn: 'any',
    token: { not: 'fee' },
    caller: { not: 'stranger' },
    owner: 'any',
  },
  async (world) => {
    const [debt, balance] = [await world.debt(), world.deposit - world.taken];
    await world.moves(() => world.call(world.who, 'void', [world.id]), {});
    await world.pass(world.terms.late);
    expect(await world.read('getRatePerSecond', [world.id])).toBe(0n);
    expect(await world.read('uncoveredDebtOf', [world.id])).toBe(0n);
    expect(await world.read('totalDebtOf', [world.id])).toBe(debt < balance ? debt : balance);
  },
);

statement(
  'sender-accounts-approved',
  {
    of: 'flow',
    moment: { not: 'voided' },
    caller: 'any',
    owner: 'any',
    transferable: 'any',
    comptroller: 'any',
  },
  async (world) => {
    const outcome = world.who === 'stranger' ? 'SablierFlow_Unauthorized' : 'success';
    await world.reverts(outcome, world.who, 'void', [world.id]);
  },
);

statement('moves-tokens-withdraws', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
  await flow.pass(60n);
  await flow.moves(() => flow.call('recipient', 'void', [id]), {});
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
    'recipient.usdc': usdc('60'),
    'flow.usdc': -usdc('60'),
  });
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('40'),
    'flow.usdc': -usdc('40'),
  });
});

statement(
  'withdraw-address',
  {
    of: 'flow',
    moment: ['between', 'last', 'dry', 'paused', 'pausedDry', 'voided'],
    withdrawn: 'any',
    caller: 'any',
    owner: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: { not: 'reverting' },
  },
  async (world) => {
    const isRefused = world.who === 'sender' || world.who === 'stranger';
    const outcome = isRefused ? 'SablierFlow_WithdrawalAddressNotRecipient' : 'success';
    await world.refuses(outcome, world.who, 'withdrawMax', [world.id, 'other']);
  },
);

statement(
  'withdraw-recipient',
  {
    of: 'flow',
    moment: ['between', 'last', 'dry', 'paused', 'pausedDry', 'voided'],
    withdrawn: 'any',
    caller: 'any',
    owner: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: { not: 'reverting' },
    transferable: 'any',
  },
  async (world) => {
    const [debt, balance] = [await world.debt(), world.deposit - world.taken];
    const covered = debt < balance ? debt : balance;
    await world.pays([world.who, 'withdrawMax', [world.id, 'recipient']], {
      recipient: covered,
      contract: -covered,
    });
  },
);

statement('transfer-nft-transferable', async ({ flow }) => {
  const id = await flow.open();
  const fixed = await flow.open({ transferable: false });
  await flow.call('recipient', 'setApprovalForAll', ['operator', true]);
  const transfer = (outcome: string, by: string, stream = id) =>
    flow.reverts(outcome, by, 'transferFrom', ['recipient', 'other', stream]);
  for (const who of ['sender', 'stranger']) await transfer('ERC721InsufficientApproval', who);
  for (const who of ['recipient', 'operator']) await transfer('success', who);
  await transfer('SablierFlow_NotTransferable', 'recipient', fixed);
});

statement('withdrawals-may-require', async ({ flow }) => {
  await flow.setMinFee(usd('100'));
  const { pending, streaming, paused } = await oneOfEach(flow);
  const needed = 'SablierFlow_InsufficientFeePayment';
  for (const call of ['withdraw', 'withdrawMax'])
    await answers(flow, needed, call, [streaming, paused]);
  for (const call of ['deposit', 'adjustRatePerSecond', 'refund', 'refundMax', 'void'])
    await answers(flow, 'success', call, [pending, streaming]);
  for (const call of ['pause', 'depositAndPause', 'refundAndPause', 'transferFrom'])
    await answers(flow, 'success', call, [streaming]);
  for (const call of ['restart', 'restartAndDeposit'])
    await answers(flow, 'success', call, [paused]);
});
