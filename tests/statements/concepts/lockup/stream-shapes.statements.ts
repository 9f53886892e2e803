import { expect } from 'vitest';
import { statement, dai, DAY, eth, usd, type Chains } from '../../statement';
import { cancels, withdrawsAll } from '../../worlds/proofs';
import { round, standIn } from '../../chains/stand-in';
import { common, eventOf, linear, type LinearTerms } from './creation';
import { answers, CLIFF, paid, releases } from './standing';

/** Asserts what a creation answers; a cliff is given in seconds from now. */
async function create(lockup: Chains['lockup'], outcome: string, terms: LinearTerms) {
  const cliff = terms.cliff === undefined ? 0n : (await lockup.now()) + terms.cliff;
  await lockup.fund('sender', dai('100'));
  const args = await linear(lockup, { ...terms, cliff });
  await lockup.reverts(outcome, 'sender', 'createWithTimestampsLL', args);
}

/** The price-gated stream of the page, with the price that the feed reports. */
async function gated(lockup: Chains['lockup'], price: bigint): Promise<bigint> {
  const id = await lockup.open({
    deposit: dai('1000'),
    targetPrice: usd('4000'),
    total: 364n * DAY,
  });
  await lockup.pass(150n * DAY);
  await lockup.setPrice(price);
  return id;
}

/** Asserts what the sender and the recipient of that stream can do. */
async function stands(
  lockup: Chains['lockup'],
  id: bigint,
  [withdrawable, status]: readonly [bigint, string],
) {
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(withdrawable);
  expect(await lockup.statusOf(id)).toBe(status);
  if (status === 'SETTLED')
    return answers(lockup, 'SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), paid('sender', dai('1000')));
  expect(await lockup.statusOf(id)).toBe('DEPLETED');
  return undefined;
}

statement('contract-checks-most', async ({ lockup }) => {
  await create(lockup, 'SablierLockupHelpers_ShapeExceeds32Bytes', { shape: 'x'.repeat(33) });
  const shape = 'y'.repeat(32);
  const args = await linear(lockup, { shape });
  await lockup.call('sender', 'createWithTimestampsLL', args);
  const event = await eventOf(lockup, 'CreateLockupLinearStream');
  expect(event).toMatchObject({ commonParams: { shape } });
});

statement('not-store-compare-parameters', async ({ lockup }) => {
  await lockup.fund('sender', dai('100'));
  // Neither a cliff nor a price.
  const args = await linear(lockup, { shape: 'cliff' });
  const id = await lockup.call<bigint>('sender', 'createWithTimestampsLL', args);
  await releases(lockup, id, [[25n * DAY, dai('25')]]);
  const names = lockup.abi.flatMap((part) => (part.type === 'function' ? part.name : []));
  expect(names.filter((name) => /shape/i.test(name))).toEqual([]);
});

statement('cliff-equals-without-both', async ({ lockup }) => {
  const ids = [await lockup.open(CLIFF), await lockup.open()];
  const released = () => Promise.all(ids.map((id) => lockup.read('streamedAmountOf', [id])));
  await lockup.pass(25n * DAY - 1n);
  const [withCliff, without] = await released();
  expect(withCliff).toBe(0n);
  expect(without).toBeGreaterThan(dai('24.9999'));
  for (const [wait, amount] of [
    [1n, '25'],
    [25n * DAY, '50'],
    [25n * DAY, '75'],
  ] as const) {
    await lockup.pass(wait);
    expect(await released()).toEqual([dai(amount), dai(amount)]);
  }
});

statement('cliff-lies-strictly-between', async ({ lockup }) => {
  await create(lockup, 'SablierLockupHelpers_StartTimeNotLessThanCliffTime', { cliff: 0n });
  await create(lockup, 'SablierLockupHelpers_CliffTimeNotLessThanEndTime', { cliff: 100n * DAY });
  await create(lockup, 'success', { cliff: 1n });
  await create(lockup, 'success', { cliff: 100n * DAY - 1n });
});

statement('cliff-time-means-no', async ({ lockup }) => {
  const unlocks = { start: 0n, cliff: 1n };
  await create(lockup, 'SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero', { unlocks });
  const id = await lockup.open({ cliff: 0n });
  await releases(lockup, id, [[DAY, dai('1')]]);
});

statement('recipient-until-exactly-plus', async ({ lockup }) => {
  const unlocks = { start: dai('25'), cliff: dai('25') };
  const id = await lockup.open({ cliff: 50n * DAY, unlocks });
  await releases(lockup, id, [
    [0n, dai('25')],
    [50n * DAY - 1n, dai('25')],
    [50n * DAY, dai('50')],
    [75n * DAY, dai('75')],
  ]);
});

statement('v1-accrued-became', async ({ lockupV1_0, lockupV1_2 }) => {
  for (const older of [lockupV1_0, lockupV1_2]) {
    const id = await older.open({ cliff: 25n * DAY });
    await older.pass(25n * DAY - 1n);
    expect(await older.read('withdrawableAmountOf', [id])).toBe(0n);
    await older.pass(1n);
    expect(await older.read('withdrawableAmountOf', [id])).toBe(dai('25'));
  }
});

statement('get-result-since', async ({ lockupV1_2, lockup }) => {
  const older = await lockupV1_2.open({ cliff: 40n * DAY });
  const unlocks = { start: 0n, cliff: (dai('100') * 40n) / 100n };
  const newer = await lockup.open({ cliff: 40n * DAY, unlocks });
  for (const wait of [40n * DAY - 1n, 1n, 20n * DAY, 39n * DAY, DAY]) {
    await lockup.pass(wait);
    const amount = await lockupV1_2.read('streamedAmountOf', [older]);
    expect(await lockup.read('streamedAmountOf', [newer])).toBe(amount);
  }
});

statement('two-unlocks-may', async ({ lockup }) => {
  const unlocks = (cliff: bigint) => ({ cliff: DAY, unlocks: { start: dai('60'), cliff } });
  await create(lockup, 'success', unlocks(dai('40')));
  const error = 'SablierLockupHelpers_UnlockAmountsSumTooHigh';
  await create(lockup, error, unlocks(dai('40') + 1n));
});

statement('add-alone-whole', async ({ lockup }) => {
  const unlocks = { start: dai('60'), cliff: dai('40') };
  const cliff = await lockup.open({ cliff: DAY, unlocks });
  const start = (await lockup.now()) + DAY;
  const unlocked = { start: dai('100'), cliff: 0n };
  const all = await lockup.open({ start, unlocks: unlocked });
  const early = await lockup.open({ start, cliff: DAY, unlocks: unlocked });
  await lockup.pass(DAY - 1n);
  expect(await lockup.statusOf(cliff)).toBe('STREAMING');
  expect(await lockup.statusOf(all)).toBe('PENDING');
  expect(await lockup.statusOf(early)).toBe('PENDING');
  await lockup.pass(1n);
  for (const id of [cliff, all, early]) expect(await lockup.statusOf(id)).toBe('SETTLED');
});

statement('stored-maximum-length', async ({ lockup }) => {
  const id = await lockup.open({ granularity: 0n });
  expect(await lockup.read<number>('getGranularity', [id])).toBe(1);
  const error = 'SablierLockupHelpers_GranularityTooHigh';
  await create(lockup, 'success', { granularity: 100n * DAY });
  await create(lockup, error, { granularity: 100n * DAY + 1n });
  await create(lockup, 'success', { granularity: 75n * DAY, cliff: 25n * DAY });
  await create(lockup, error, { granularity: 75n * DAY + 1n, cliff: 25n * DAY });
});

statement('steps-count-start', async ({ lockup }) => {
  const id = await lockup.open({ cliff: 10n * DAY, granularity: 30n * DAY });
  await releases(lockup, id, [
    [30n * DAY, 0n],
    [40n * DAY - 1n, 0n],
    [40n * DAY, dai('100') / 3n],
  ]);
});

statement(
  'cancellation-returns-step',
  {
    of: 'lockup',
    model: 'linear',
    shape: 'steps',
    moment: ['pending', 'start', 'between', 'last'],
    withdrawn: 'any',
    token: ['plain', 'six', 'whole', 'tether'],
  },
  async (world) => {
    const steps = ((await world.now()) - world.start) / (world.terms.total / world.terms.parts);
    const all = world.end - world.start;
    const done =
      steps > 0n ? (steps * (world.terms.total / world.terms.parts) * world.deposit) / all : 0n;
    expect(await world.released()).toBe(done);
    await cancels(world);
  },
);

statement('half-date-later', async ({ lockup }) => {
  const one = eth('1');
  const [pause, second] = [50n * DAY - 1n, 1n];
  const half = dai('50');
  const id = await lockup.open({
    segments: [
      [0n, one, pause],
      [half, one, second],
      [0n, one, pause],
      [half, one, second],
    ],
  });
  await releases(lockup, id, [
    [50n * DAY - 1n, 0n],
    [50n * DAY, half],
    [100n * DAY - 1n, half],
    [100n * DAY, dai('100')],
  ]);
});

statement('nothing-before-exponential-curve', async ({ lockup }) => {
  const id = await lockup.open({
    segments: [
      [0n, eth('1'), 50n * DAY - 1n],
      [dai('20'), eth('1'), 1n],
      [dai('80'), eth('6'), 50n * DAY],
    ],
  });
  await releases(lockup, id, [
    [50n * DAY - 1n, 0n],
    [50n * DAY, dai('20')],
  ]);
  await lockup.pass(25n * DAY);
  // Half to the power of 6 is a 64th, up to the last digits of the power.
  const curve = (await lockup.read('streamedAmountOf', [id])) - dai('20');
  expect(curve / 10n ** 6n).toBe(dai('1.25') / 10n ** 6n);
});

statement('label-pass-emitted', async ({ lockup }) => {
  await lockup.fund('sender', dai('100'));
  const params = await common(lockup, { shape: 'a label' });
  const unlock = { oracle: 'oracle', targetPrice: usd('4000') };
  const id = await lockup.call('sender', 'createWithTimestampsLPG', [params, unlock]);
  const event = await eventOf(lockup, 'CreateLockupPriceGatedStream');
  const { oracle, targetPrice } = await lockup.read<{ oracle: string; targetPrice: bigint }>(
    'getPriceGatedUnlockParams',
    [id],
  );
  expect(targetPrice).toBe(usd('4000'));
  expect(event).toEqual({ streamId: id, oracle, targetPrice });
});

statement(
  'everything-withdrawable-case',
  {
    of: 'lockup',
    model: 'priceGated',
    feed: { not: 'undecodable' },
    moment: { not: 'depleted' },
    cancelable: 'any',
    comptroller: ['free', 'fee', 'replaced'],
    token: ['plain', 'six', 'whole', 'tether'],
  },
  async (world) => {
    const isAt = world.feed === 'above' || world.feed === 'stale';
    const isOver = (await world.now()) >= world.end;
    const all = isAt || isOver ? world.deposit : 0n;
    expect(await world.read('withdrawableAmountOf', [world.id])).toBe(all);
    await withdrawsAll(world);
  },
);

statement('march-1', async ({ lockup }) => {
  const id = await gated(lockup, usd('3000'));
  await stands(lockup, id, [0n, 'STREAMING']);
});

statement('june-1', async ({ lockup }) => {
  const id = await gated(lockup, usd('4000'));
  await stands(lockup, id, [dai('1000'), 'SETTLED']);
});

statement('june-2', async ({ lockup }) => {
  const id = await gated(lockup, usd('4000'));
  await lockup.pass(DAY);
  await lockup.setPrice(usd('3999'));
  await stands(lockup, id, [0n, 'STREAMING']);
});

statement('december-31', async ({ lockup }) => {
  const id = await gated(lockup, usd('2500'));
  expect(await lockup.statusOf(id)).toBe('STREAMING');
  await lockup.pass(214n * DAY);
  await stands(lockup, id, [dai('1000'), 'SETTLED']);
});

statement('recipient-withdraws-prices-matter', async ({ lockup }) => {
  const id = await gated(lockup, usd('4000'));
  const withdraw = () => lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  await lockup.moves(withdraw, paid('recipient', dai('1000')));
  await lockup.setPrice(usd('1'));
  expect(await lockup.statusOf(id)).toBe('DEPLETED');
  await answers(lockup, 'SablierLockup_StreamDepleted', 'sender', 'cancel', [id]);
});

statement('target-current-too-low', async ({ lockup }) => {
  await lockup.fund('sender', dai('100'));
  const params = await common(lockup);
  const target = (outcome: string, targetPrice: bigint) =>
    lockup.reverts(outcome, 'sender', 'createWithTimestampsLPG', [
      params,
      { oracle: 'oracle', targetPrice },
    ]);
  await target('SablierLockup_TargetPriceTooLow', usd('2999'));
  await target('SablierLockup_TargetPriceTooLow', usd('3000'));
  await target('success', usd('3000') + 1n);
});

statement('creation-answer-decimals', async ({ lockup }) => {
  await lockup.fund('sender', dai('100'));
  const params = await common(lockup);
  const feed = async (outcome: string, decimals: number, price: bigint) => {
    await lockup.deploy('TestOracle', [decimals, price], 'feed');
    const unlock = { oracle: 'feed', targetPrice: 2n ** 127n };
    await lockup.reverts(outcome, 'sender', 'createWithTimestampsLPG', [params, unlock]);
  };
  await feed('SafeOracle_NotPositivePrice', 8, 0n);
  await feed('SafeOracle_NotPositivePrice', 8, -1n);
  await feed('SafeOracle_DecimalsZero', 0, 1n);
  await feed('SafeOracle_DecimalsTooHigh', 37, 1n);
  await feed('success', 1, 1n);
  await feed('success', 36, 10n ** 36n);
  const none = { oracle: 'recipient', targetPrice: 1n };
  await lockup.reverts('no data', 'sender', 'createWithTimestampsLPG', [params, none]);
});

statement('contract-check-old-belongs', async ({ lockup }) => {
  // A price of 1970, of something that the streamed token has no part in.
  const feed = (price: bigint) =>
    standIn(lockup, { 'decimals()': [8n], 'latestRoundData()': round(price, 1n) });
  const id = await lockup.open({ targetPrice: usd('4000'), oracle: await feed(usd('3999')) });
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
  await feed(usd('4000'));
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
});
