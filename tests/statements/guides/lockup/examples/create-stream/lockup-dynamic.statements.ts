import { expect } from 'vitest';
import { statement, dai, DAY, WEEK } from '../../../../statement';
import { params, put } from '../../support';

/** Largest exponent that the type can hold, 18.44… with 18 decimals. */
const LARGEST = 2n ** 64n - 1n;

statement('week-halfway-through', async ({ lockup }) => {
  const creator = await put(lockup, 'DynamicStreamCreator', ['lockup', 'dai']);
  await creator.fund('other', dai('1000'));
  const call = ['owner', dai('100'), dai('900'), await lockup.now()];
  const id = await creator.call('other', 'createStream', call);
  await lockup.pass(4n * WEEK);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('100'));
  await lockup.pass(24n * WEEK);
  const half = (await lockup.read('streamedAmountOf', [id])) - dai('100');
  expect(Math.round(Number(half / dai('0.1')) / 10)).toBe(102);
  await lockup.pass(12n * WEEK);
  expect(await lockup.read('streamedAmountOf', [id])).toBeLessThan(dai('550'));
  await lockup.pass(12n * WEEK);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('1000'));
});

statement('largest-value', async ({ lockup }) => {
  expect(Number(LARGEST / 10n ** 15n) / 1_000).toBeCloseTo(18.446, 3);
  const id = await lockup.open({ segments: [[dai('100'), LARGEST, DAY]] });
  const [segment] = await lockup.read<{ exponent: bigint }[]>('getSegments', [id]);
  expect(segment?.exponent).toBe(LARGEST);
  const higher = lockup.open({ segments: [[dai('100'), LARGEST + 1n, DAY]] });
  await expect(higher).rejects.toThrow(/not in safe|uint64/);
});

statement('begins-previous-stream', async ({ lockup }) => {
  const id = await lockup.open({
    segments: [
      [dai('10'), dai('1'), 10n * DAY],
      [dai('60'), dai('1'), 30n * DAY],
    ],
  });
  await lockup.pass(5n * DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('5'));
  await lockup.pass(20n * DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('40'));
});

statement('0-5', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[10_000n, dai('0.5'), 2n * DAY]] });
  await lockup.pass(DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(7_071n);
});

statement('2-slow', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[10_000n, dai('2'), 2n * DAY]] });
  await lockup.pass(DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(2_500n);
});

statement('6-nearly', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[1_000_000n, dai('6'), 2n * DAY]] });
  await lockup.pass(DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(15_625n);
});

statement('exponent-full-later', async ({ lockup }) => {
  const id = await lockup.open({
    segments: [
      [dai('10'), 0n, 10n * DAY],
      [dai('90'), 0n, 10n * DAY],
    ],
  });
  const released = async () => lockup.read('streamedAmountOf', [id]);
  expect(await released()).toBe(dai('10'));
  await lockup.pass(10n * DAY);
  expect(await released()).toBe(dai('10'));
  await lockup.pass(1n);
  expect(await released()).toBe(dai('100'));
});

statement('lockup-requires-equalities-equals', async ({ lockup }) => {
  const start = await lockup.now();
  await lockup.fund('sender', dai('101'));
  const segments = [{ amount: dai('100'), exponent: dai('1'), timestamp: start + DAY }];
  const call = (depositAmount: bigint, end: bigint) => [
    params({ depositAmount, timestamps: { start, end } }),
    segments,
  ];
  const [end, deposit] = [start + DAY, dai('100')];
  const create = 'createWithTimestampsLD';
  const sum = 'SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum';
  const last = 'SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp';
  await lockup.reverts(sum, 'sender', create, call(deposit + 1n, end));
  await lockup.reverts(sum, 'sender', create, call(deposit - 1n, end));
  await lockup.reverts(last, 'sender', create, call(deposit, end + 1n));
  await lockup.reverts(last, 'sender', create, call(deposit, end - 1n));
  await lockup.call('sender', create, call(deposit, end));
});

statement('cliff-segments-zero', async ({ lockup }) => {
  const creator = await put(lockup, 'DynamicStreamCreator', ['lockup', 'dai']);
  await creator.fund('other', dai('100'));
  const id = await creator.call('other', 'createCliffStream', ['owner', dai('100')]);
  await lockup.pass(26n * WEEK - 1n);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(0n);
  await lockup.pass(1n);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('20'));
});

statement('last-difference-instead-four', async ({ lockup }) => {
  const creator = await put(lockup, 'DynamicStreamCreator', ['lockup', 'dai']);
  await creator.fund('other', 104n);
  const id = await creator.call('other', 'createCliffStream', ['owner', 104n]);
  const segments = await lockup.read<{ amount: bigint }[]>('getSegments', [id]);
  expect(segments.map(({ amount }) => amount)).toEqual([0n, 20n, 84n]);
});

statement('lockup-accepts-past-too', async ({ lockup }) => {
  const start = (await lockup.now()) - DAY;
  const id = await lockup.open({ start, segments: [[dai('100'), dai('1'), 4n * DAY]] });
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('25'),
    lockup: -dai('25'),
  });
  const past = await lockup.open({ start, segments: [[dai('100'), dai('1'), DAY - 1n]] });
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [past, 'recipient']), {
    recipient: dai('100'),
    lockup: -dai('100'),
  });
});

statement('start-time-not', async ({ lockup }) => {
  const start = await lockup.now();
  await lockup.fund('sender', dai('100'));
  const call = (timestamp: bigint) => [
    params({ timestamps: { start, end: timestamp } }),
    [{ amount: dai('100'), exponent: dai('1'), timestamp }],
  ];
  const error = 'SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp';
  for (const end of [start - 1n, start])
    await lockup.reverts(error, 'sender', 'createWithTimestampsLD', call(end));
  await lockup.call('sender', 'createWithTimestampsLD', call(start + 1n));
});
