import { expect } from 'vitest';
import { zeroAddress } from 'viem';
import { statement, DAY, eth, HOUR, usdc, type Chains } from '../../../statement';
import { debtsOf, THOUSAND_IN_30_DAYS as RATE } from '../flow';

/** The contract of the page, deployed, and its call for 1,000 USDC in 30 days. */
const creatorOn = async (flow: Chains['flow']) => {
  const creator = flow.on(await flow.deploy('FlowStreamCreator', ['flow']));
  const monthly = ['usdc', 'recipient', usdc('1000')];
  return { creator, create: () => creator.call<bigint>('sender', 'createMonthly', monthly) };
};

const terms = (changes: { sender?: string; recipient?: string; rate?: bigint; start?: bigint }) => [
  changes.sender ?? 'sender',
  changes.recipient ?? 'recipient',
  changes.rate ?? RATE,
  changes.start ?? 0n,
  'usdc',
  true,
];

statement('caller-becomes-later', async ({ flow }) => {
  const { create } = await creatorOn(flow);
  const id = await create();
  expect(await flow.read('getSender', [id])).toBe(flow.accounts.sender);
  await flow.fund('other', usdc('5'), 'usdc');
  await flow.call('other', 'deposit', [id, usdc('5'), 'sender', 'recipient']);
  await flow.call('sender', 'adjustRatePerSecond', [id, 1n]);
  await flow.call('sender', 'pause', [id]);
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('5'),
    'flow.usdc': -usdc('5'),
  });
});

statement('fee-token-counts', async ({ flow }) => {
  const token = flow.on(await flow.deploy('FeeOnTransferToken'));
  const open = () =>
    flow.open({ token: 'FeeOnTransferToken', deposit: eth('100'), rate: eth('1') });
  const [first, last] = [await open(), await open()];
  for (const id of [first, last]) expect(await flow.read('getBalance', [id])).toBe(eth('100'));
  expect(await token.read('balanceOf', ['flow'])).toBe(eth('198'));
  await flow.pass(200n);
  await flow.call('recipient', 'withdrawMax', [first, 'recipient']);
  await flow.reverts('ERC20InsufficientBalance', 'recipient', 'withdrawMax', [last, 'recipient']);
});

statement('create-no-approval-fee', async ({ flow }) => {
  await flow.setMinFee(100_00000000n);
  await flow.moves(() => flow.call('sender', 'create', terms({})), {});
  expect(await flow.read('nextStreamId')).toBe(2n);
});

statement('amount-small-because-accepts', async ({ flow }) => {
  const { creator } = await creatorOn(flow);
  const tiny = ['dai', 'recipient', 2_591_999n];
  await creator.reverts('RateZero', 'sender', 'createMonthly', tiny);
  await creator.call('sender', 'createMonthly', ['dai', 'recipient', 2_592_000n]);
  const id = await flow.call<bigint>('sender', 'create', terms({ rate: 0n }));
  expect(await flow.statusOf(id)).toBe('PAUSED_SOLVENT');
});

statement('rate-per-second', async ({ flow }) => {
  const { creator } = await creatorOn(flow);
  const rate = await creator.read('monthlyRate', ['usdc', usdc('1000')]);
  expect(rate).toBe(385_802_469_135_802n);
  const start = await flow.now();
  const id = await flow.call<bigint>('sender', 'create', terms({ rate: 0n, start }));
  expect(await flow.statusOf(id)).toBe('PAUSED_SOLVENT');
});

statement('start-time', async ({ flow }) => {
  const now = await flow.now();
  for (const [start, snapshot] of [
    [0n, now],
    [now - DAY, now - DAY],
    [now + DAY, now + DAY],
  ] as const) {
    const id = await flow.call<bigint>('sender', 'create', terms({ start }));
    expect(BigInt(await flow.read<number>('getSnapshotTime', [id]))).toBe(snapshot);
  }
});

statement('transferable-true', async ({ flow }) => {
  const free = await flow.open();
  const tied = await flow.open({ transferable: false });
  await flow.call('recipient', 'transferFrom', ['recipient', 'other', free]);
  const move = ['recipient', 'other', tied];
  await flow.reverts('SablierFlow_NotTransferable', 'recipient', 'transferFrom', move);
  const setters = flow.abi.filter(
    (item) => item.type === 'function' && /^set.*transfer/i.test(item.name),
  );
  expect(setters).toEqual([]);
});

statement('stream-since-holds-nothing', async ({ flow }) => {
  const { create } = await creatorOn(flow);
  const id = await create();
  expect(await flow.statusOf(id)).toBe('STREAMING_SOLVENT');
  await flow.pass(1n);
  expect(await debtsOf(flow, id)).toEqual({ total: 385n, covered: 0n, uncovered: 385n });
  expect(await flow.statusOf(id)).toBe('STREAMING_INSOLVENT');
});

statement('unfunded-normal-ten', async ({ flow }) => {
  const { create } = await creatorOn(flow);
  const id = await create();
  await flow.pass(10n * DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('333.333333'));
  await flow.fund('sender', usdc('333.333333'), 'usdc');
  await flow.call('sender', 'deposit', [id, usdc('333.333332'), 'sender', 'recipient']);
  expect(await flow.statusOf(id)).toBe('STREAMING_INSOLVENT');
  await flow.call('sender', 'deposit', [id, 1n, 'sender', 'recipient']);
  expect(await flow.statusOf(id)).toBe('STREAMING_SOLVENT');
  await flow.pass(2n);
  expect(await flow.statusOf(id)).toBe('STREAMING_INSOLVENT');
});

statement('start-day-earlier-block', async ({ flow }) => {
  const { creator } = await creatorOn(flow);
  const start = (await flow.now()) - DAY;
  const args = ['usdc', 'recipient', usdc('1000'), start];
  const id = await creator.call<bigint>('sender', 'createMonthlyAt', args);
  expect(await flow.now()).toBe(start + DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('33.333333'));
});

statement('funded-adjusted-refunded', async ({ flow }) => {
  const id = await flow.open({ start: (await flow.now()) + DAY, deposit: 0n });
  expect(await flow.statusOf(id)).toBe('PENDING');
  await flow.fund('other', usdc('10'), 'usdc');
  await flow.call('other', 'deposit', [id, usdc('10'), 'sender', 'recipient']);
  await flow.call('sender', 'adjustRatePerSecond', [id, RATE]);
  await flow.reverts('SablierFlow_StreamPending', 'sender', 'pause', [id]);
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('10'),
    'flow.usdc': -usdc('10'),
  });
  await flow.call('recipient', 'void', [id]);
  expect(await flow.read('isVoided', [id])).toBe(true);
});

statement('wallet-calls-sablier', async ({ flow }) => {
  const { creator } = await creatorOn(flow);
  const deposit = usdc('1000');
  const own = [...terms({}), deposit];
  await flow.reverts('ERC20InsufficientAllowance', 'sender', 'createAndDeposit', own);
  await flow.fund('sender', deposit, 'usdc');
  await flow.call('sender', 'createAndDeposit', own);
  await flow.fund('sender', deposit, 'usdc');
  // The approval for SablierFlow does not help the contract of the page.
  const args = ['usdc', 'recipient', RATE, deposit];
  await creator.reverts('ERC20InsufficientAllowance', 'sender', 'createFunded', args);
});

statement('depletion-id-debt', async ({ flow }) => {
  const id = await flow.open({ rate: RATE });
  const depletion = await flow.read('depletionTimeOf', [id]);
  await flow.pass(depletion - 1n - (await flow.now()));
  expect(await debtsOf(flow, id)).toMatchObject({ covered: usdc('999.999999'), uncovered: 0n });
  await flow.pass(1n);
  expect(await flow.read('totalDebtOf', [id])).toBeGreaterThan(usdc('1000'));
});

statement('answer-moves-every', async ({ flow }) => {
  const id = await flow.open({ rate: RATE, deposit: usdc('1000') });
  const depletion = () => flow.read('depletionTimeOf', [id]);
  const start = await flow.now();
  await flow.pass(10n * DAY);
  expect(await depletion()).toBe(start + 30n * DAY + 1n);
  // Whole seconds: a unit is less than a second's pay.
  const other = await flow.open({ rate: RATE, deposit: usdc('1000') });
  const before = await flow.read('depletionTimeOf', [other]);
  await flow.fund('other', 1n, 'usdc');
  await flow.call('other', 'deposit', [other, 1n, 'sender', 'recipient']);
  expect(await flow.read('depletionTimeOf', [other])).toBe(before);
  await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
  expect(await depletion()).toBe(start + 30n * DAY + 1n);
  await flow.fund('other', usdc('1000'), 'usdc');
  await flow.call('other', 'deposit', [id, usdc('1000'), 'sender', 'recipient']);
  expect(await depletion()).toBe(start + 60n * DAY + 1n);
  await flow.call('sender', 'refund', [id, usdc('500')]);
  expect(await depletion()).toBe(start + 45n * DAY + 1n);
  await flow.call('sender', 'adjustRatePerSecond', [id, 7n * RATE]);
  expect(await depletion()).toBe(start + 15n * DAY + 1n);
  await flow.pass(6n * DAY);
  expect(await depletion()).toBe(0n);
  // Of an insolvent stream a small deposit moves nothing.
  await flow.fund('other', 1n, 'usdc');
  await flow.call('other', 'deposit', [id, 1n, 'sender', 'recipient']);
  expect(await depletion()).toBe(0n);
  await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
  await flow.reverts('SablierFlow_StreamBalanceZero', 'stranger', 'depletionTimeOf', [id]);
});

statement('second-0', async ({ flow }) => {
  const id = await flow.open({ rate: RATE });
  await flow.pass(30n * DAY);
  expect(await flow.read('depletionTimeOf', [id])).toBe((await flow.now()) + 1n);
  for (const seconds of [1n, 1n, DAY]) {
    await flow.pass(seconds);
    expect(await flow.read('depletionTimeOf', [id])).toBe(0n);
  }
});

statement('sender-zero-address', async ({ flow }) => {
  const args = terms({ sender: zeroAddress });
  await flow.reverts('SablierFlow_SenderZeroAddress', 'sender', 'create', args);
});

statement('erc721-invalid-receiver', async ({ flow }) => {
  const args = terms({ recipient: zeroAddress });
  await flow.reverts('ERC721InvalidReceiver', 'sender', 'create', args);
});

statement('create-rate-per', async ({ flow }) => {
  const start = (await flow.now()) + HOUR;
  const refused = 'SablierFlow_CreateRatePerSecondZero';
  await flow.reverts(refused, 'sender', 'create', terms({ rate: 0n, start }));
  await flow.call('sender', 'create', terms({ rate: 1n, start }));
  await flow.call('sender', 'create', terms({ rate: 0n }));
});

statement('invalid-token-decimals', async ({ flow }) => {
  await flow.deploy('TestToken', ['FINE', 19], 'fine');
  const create = (token: string) => ['sender', 'recipient', 1n, 0n, token, true];
  await flow.reverts('SablierFlow_InvalidTokenDecimals', 'sender', 'create', create('fine'));
  await flow.call('sender', 'create', create('dai'));
});

statement('create-native-token', async ({ flow }) => {
  const payload = flow.encode('setNativeToken', [
    (await flow.deploy('TestToken', ['COIN', 18], 'face')).address,
  ]);
  await flow.comptroller.call('admin', 'execute', ['flow', payload]);
  const create = (token: string) => ['sender', 'recipient', 1n, 0n, token, true];
  await flow.reverts('SablierFlow_CreateNativeToken', 'sender', 'create', create('face'));
  await flow.call('sender', 'create', create('dai'));
});

statement('deposit-amount-zero', async ({ flow }) => {
  const args = [...terms({}), 0n];
  await flow.reverts('SablierFlow_DepositAmountZero', 'sender', 'createAndDeposit', args);
  await flow.call('sender', 'create', terms({}));
});
