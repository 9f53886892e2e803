import { expect } from 'vitest';
import { claim, dai, DAY, eth, usd, type Chains } from '../../claim';
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

claim(
  '/concepts/lockup/stream-shapes',
  'The contract checks that the id has at most 32 bytes and repeats it in the create event.',
  async ({ lockup }) => {
    await create(lockup, 'SablierLockupHelpers_ShapeExceeds32Bytes', { shape: 'x'.repeat(33) });
    const shape = 'y'.repeat(32);
    const args = await linear(lockup, { shape });
    await lockup.call('sender', 'createWithTimestampsLL', args);
    const event = await eventOf(lockup, 'CreateLockupLinearStream');
    expect(event).toMatchObject({ commonParams: { shape } });
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'It does not store the id and does not compare it with the parameters:',
  async ({ lockup }) => {
    await lockup.fund('sender', dai('100'));
    // Neither a cliff nor a price.
    const args = await linear(lockup, { shape: 'cliff' });
    const id = await lockup.call<bigint>('sender', 'createWithTimestampsLL', args);
    await releases(lockup, id, [[25n * DAY, dai('25')]]);
    const names = lockup.abi.flatMap((part) => (part.type === 'function' ? part.name : []));
    expect(names.filter((name) => /shape/i.test(name))).toEqual([]);
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'Here the cliff unlock equals what a stream without a cliff would have released by day 25, so from then on both follow the same line.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'With a cliff unlock of 0 the recipient has nothing on day 25: the 100 tokens then flow over the remaining 75 days, and 33.333333 of them are released by day 50.',
  async ({ lockup }) => {
    const id = await lockup.open({ cliff: 25n * DAY });
    await releases(lockup, id, [
      [25n * DAY, 0n],
      [50n * DAY, dai('100') / 3n],
      [100n * DAY, dai('100')],
    ]);
    expect(dai('100') / 3n / 10n ** 12n).toBe(33_333_333n);
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'The cliff lies strictly between start and end.',
  async ({ lockup }) => {
    await create(lockup, 'SablierLockupHelpers_StartTimeNotLessThanCliffTime', { cliff: 0n });
    await create(lockup, 'SablierLockupHelpers_CliffTimeNotLessThanEndTime', { cliff: 100n * DAY });
    await create(lockup, 'success', { cliff: 1n });
    await create(lockup, 'success', { cliff: 100n * DAY - 1n });
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'A cliff time of 0 means no cliff, and then the cliff unlock must be 0.',
  async ({ lockup }) => {
    const unlocks = { start: 0n, cliff: 1n };
    await create(lockup, 'SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero', { unlocks });
    const id = await lockup.open({ cliff: 0n });
    await releases(lockup, id, [[DAY, dai('1')]]);
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'The recipient has the start unlock until then, and at the cliff exactly start unlock plus cliff unlock.',
  async ({ lockup }) => {
    const unlocks = { start: dai('25'), cliff: dai('25') };
    const id = await lockup.open({ cliff: 50n * DAY, unlocks });
    await releases(lockup, id, [
      [0n, dai('25')],
      [50n * DAY - 1n, dai('25')],
      [50n * DAY, dai('50')],
      [75n * DAY, dai('75')],
    ]);
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'Up to v1.2, tokens accrued from the start and became available at the cliff.',
  async ({ lockupV1_0, lockupV1_2 }) => {
    for (const older of [lockupV1_0, lockupV1_2]) {
      const id = await older.open({ cliff: 25n * DAY });
      await older.pass(25n * DAY - 1n);
      expect(await older.read('withdrawableAmountOf', [id])).toBe(0n);
      await older.pass(1n);
      expect(await older.read('withdrawableAmountOf', [id])).toBe(dai('25'));
    }
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  "To get the same result since v2.0, set the cliff unlock to the deposit times the cliff's share of the duration.",
  async ({ lockupV1_2, lockup }) => {
    const older = await lockupV1_2.open({ cliff: 40n * DAY });
    const unlocks = { start: 0n, cliff: (dai('100') * 40n) / 100n };
    const newer = await lockup.open({ cliff: 40n * DAY, unlocks });
    for (const wait of [40n * DAY - 1n, 1n, 20n * DAY, 39n * DAY, DAY]) {
      await lockup.pass(wait);
      const amount = await lockupV1_2.read('streamedAmountOf', [older]);
      expect(await lockup.read('streamedAmountOf', [newer])).toBe(amount);
    }
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'The two unlocks may add up to the deposit, but not exceed it.',
  async ({ lockup }) => {
    const unlocks = (cliff: bigint) => ({ cliff: DAY, unlocks: { start: dai('60'), cliff } });
    await create(lockup, 'success', unlocks(dai('40')));
    const error = 'SablierLockupHelpers_UnlockAmountsSumTooHigh';
    await create(lockup, error, unlocks(dai('40') + 1n));
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'If they add up to the deposit, the stream is settled at the cliff, or at the start if the start unlock alone is the whole deposit.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  '0 is stored as 1, and the maximum is the length of the linear part: from the cliff, if there is one, otherwise from the start, to the end.',
  async ({ lockup }) => {
    const id = await lockup.open({ granularity: 0n });
    expect(await lockup.read<number>('getGranularity', [id])).toBe(1);
    const error = 'SablierLockupHelpers_GranularityTooHigh';
    await create(lockup, 'success', { granularity: 100n * DAY });
    await create(lockup, error, { granularity: 100n * DAY + 1n });
    await create(lockup, 'success', { granularity: 75n * DAY, cliff: 25n * DAY });
    await create(lockup, error, { granularity: 75n * DAY + 1n, cliff: 25n * DAY });
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'Steps count from the cliff, not from the start.',
  async ({ lockup }) => {
    const id = await lockup.open({ cliff: 10n * DAY, granularity: 30n * DAY });
    await releases(lockup, id, [
      [30n * DAY, 0n],
      [40n * DAY - 1n, 0n],
      [40n * DAY, dai('100') / 3n],
    ]);
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'A cancellation returns the whole step to the sender.',
  async ({ lockup }) => {
    const id = await lockup.open({ granularity: 25n * DAY });
    await lockup.pass(50n * DAY - 1n);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), paid('sender', dai('75')));
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  '100 tokens over 100 days in steps of 30 days release 30 on days 30, 60 and 90, and the last 10 on day 100.',
  async ({ lockup }) => {
    const id = await lockup.open({ granularity: 30n * DAY });
    await releases(lockup, id, [
      [30n * DAY - 1n, 0n],
      [30n * DAY, dai('30')],
      [60n * DAY - 1n, dai('30')],
      [60n * DAY, dai('60')],
      [90n * DAY, dai('90')],
      [100n * DAY - 1n, dai('90')],
      [100n * DAY, dai('100')],
    ]);
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'The cliff example above with a granularity of 25 days releases 25 tokens on each of the days 25, 50, 75 and 100.',
  async ({ lockup }) => {
    const id = await lockup.open({ ...CLIFF, granularity: 25n * DAY });
    await releases(
      lockup,
      id,
      [1n, 2n, 3n, 4n].flatMap((step) => [
        [step * 25n * DAY - 1n, (step - 1n) * dai('25')] as const,
        [step * 25n * DAY, step * dai('25')] as const,
      ]),
    );
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'Half on one date, half on a later one.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'Nothing before the cliff, an amount on that date, then an exponential curve.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'A label that you pass is not emitted: the create event names the stream id, the oracle and the target only.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  "Everything is withdrawable while the feed's price is at the target or above, and from the end on in any case.",
  async ({ lockup }) => {
    const id = await lockup.open({ targetPrice: usd('4000'), total: DAY });
    const available = async (price: bigint) => {
      await lockup.setPrice(price);
      return lockup.read('withdrawableAmountOf', [id]);
    };
    expect(await available(usd('4000') - 1n)).toBe(0n);
    expect(await available(usd('4000'))).toBe(dai('100'));
    expect(await available(usd('9000'))).toBe(dai('100'));
    expect(await available(usd('1'))).toBe(0n);
    await lockup.pass(DAY);
    expect(await available(usd('1'))).toBe(dai('100'));
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'March 1 | $3,000 | 0 | STREAMING | all 1,000 return, the stream is depleted',
  async ({ lockup }) => {
    const id = await gated(lockup, usd('3000'));
    await stands(lockup, id, [0n, 'STREAMING']);
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'June 1 | $4,000 | 1,000 | SETTLED | SablierLockup_StreamSettled',
  async ({ lockup }) => {
    const id = await gated(lockup, usd('4000'));
    await stands(lockup, id, [dai('1000'), 'SETTLED']);
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'June 2 | $3,999 | 0 | STREAMING | all 1,000 return, the stream is depleted',
  async ({ lockup }) => {
    const id = await gated(lockup, usd('4000'));
    await lockup.pass(DAY);
    await lockup.setPrice(usd('3999'));
    await stands(lockup, id, [0n, 'STREAMING']);
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'December 31 | $2,500 | 1,000 | SETTLED | SablierLockup_StreamSettled',
  async ({ lockup }) => {
    const id = await gated(lockup, usd('2500'));
    expect(await lockup.statusOf(id)).toBe('STREAMING');
    await lockup.pass(214n * DAY);
    await stands(lockup, id, [dai('1000'), 'SETTLED']);
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'If the recipient withdraws on June 1, they have all 1,000 tokens and later prices do not matter.',
  async ({ lockup }) => {
    const id = await gated(lockup, usd('4000'));
    const withdraw = () => lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.moves(withdraw, paid('recipient', dai('1000')));
    await lockup.setPrice(usd('1'));
    expect(await lockup.statusOf(id)).toBe('DEPLETED');
    await answers(lockup, 'SablierLockup_StreamDepleted', 'sender', 'cancel', [id]);
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'On June 1 a withdrawal of any amount above 0 but 1,000 reverts with SablierLockup_WithdrawAmountNotEqualWithdrawableAmount.',
  async ({ lockup }) => {
    const id = await gated(lockup, usd('4000'));
    const withdraw = (outcome: string, amount: bigint) =>
      lockup.reverts(outcome, 'recipient', 'withdraw', [id, 'recipient', amount]);
    const error = 'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount';
    for (const amount of [1n, dai('999'), dai('1000') + 1n]) await withdraw(error, amount);
    await withdraw('success', dai('1000'));
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'A target that is not above the current price reverts with SablierLockup_TargetPriceTooLow.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'At creation the feed must answer with a positive price and 1 to 36 decimals.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/lockup/stream-shapes',
  'Later, a feed that reverts, or reports a price that is not positive or a time in the future, counts as "no price".',
  async ({ lockup }) => {
    const feed = lockup.on(await lockup.deploy('OddFeed', [], 'feed'));
    const id = await lockup.open({ targetPrice: usd('4000'), oracle: 'feed' });
    const available = async (price: bigint, lead: bigint, fails: boolean) => {
      await feed.call('admin', 'set', [price, lead, fails]);
      return lockup.read('withdrawableAmountOf', [id]);
    };
    expect(await available(usd('4000'), 0n, false)).toBe(dai('100'));
    expect(await available(usd('4000'), 0n, true)).toBe(0n);
    expect(await available(0n, 0n, false)).toBe(0n);
    expect(await available(-usd('4000'), 0n, false)).toBe(0n);
    expect(await available(usd('4000'), 1n, false)).toBe(0n);
  },
);
