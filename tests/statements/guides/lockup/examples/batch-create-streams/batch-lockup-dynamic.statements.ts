import { expect } from 'vitest';
import { revertData } from '@sablier-docs/testing/revert-data';
import { statement, dai, DAY, WEEK } from '../../../../statement';
import { params, put } from '../../support';

/** The contract of the page. */
const CREATOR = ['BatchDynamicStreamCreator', ['batchLockup', 'lockup', 'dai']] as const;

statement('two-streams-deposit-over', async ({ lockup }) => {
  const creator = await put(lockup, ...CREATOR);
  await creator.fund('other', dai('200'));
  const start = await lockup.now();
  await creator.call('other', 'createStreams', ['recipient', 'owner', dai('100')]);
  for (const id of [1n, 2n]) {
    expect(await lockup.read('getDepositedAmount', [id])).toBe(dai('100'));
    expect(await lockup.read<number>('getStartTime', [id])).toBe(Number(start));
    expect(await lockup.read<number>('getEndTime', [id])).toBe(Number(start + 52n * WEEK));
  }
});

statement('both-follows-evenly', async ({ lockup }) => {
  const creator = await put(lockup, ...CREATOR);
  await creator.fund('other', dai('200'));
  await creator.call('other', 'createStreams', ['recipient', 'owner', dai('100')]);
  await lockup.pass(WEEK);
  expect(await lockup.read('streamedAmountOf', [1n])).toBe(dai('50'));
  await lockup.pass(3n * WEEK);
  expect(await lockup.read('streamedAmountOf', [2n])).toBe(dai('50'));
  await lockup.pass(24n * WEEK);
  expect(await lockup.read('streamedAmountOf', [2n])).toBe(dai('75'));
  await lockup.pass(24n * WEEK);
  for (const id of [1n, 2n]) expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('100'));
});

statement('struct-start-contract', async ({ lockup }) => {
  const startTime = (await lockup.now()) + DAY;
  const segments = [3n, 9n].map((days) => ({
    amount: dai('50'),
    exponent: dai('1'),
    timestamp: startTime + days * DAY,
  }));
  await lockup.batch.fund('other', dai('100'));
  const call = ['lockup', 'dai', [{ ...params(), startTime, segments }]];
  await lockup.batch.call('other', 'createWithTimestampsLD', call);
  expect(await lockup.read<number>('getEndTime', [1n])).toBe(Number(startTime + 9n * DAY));
});

statement('second-difference-odd', async ({ lockup }) => {
  const creator = await put(lockup, ...CREATOR);
  await creator.fund('other', 14n);
  await creator.call('other', 'createStreams', ['recipient', 'owner', 7n]);
  for (const id of [1n, 2n]) {
    const segments = await lockup.read<{ amount: bigint }[]>('getSegments', [id]);
    expect(segments.map(({ amount }) => amount)).toEqual([3n, 4n]);
  }
});

statement('batch-size-zero', async ({ lockup }) => {
  const call = ['lockup', 'dai', []];
  const error = 'SablierBatchLockup_BatchSizeZero';
  await lockup.batch.reverts(error, 'sender', 'createWithTimestampsLD', call);
  await lockup.batch.reverts(error, 'sender', 'createWithDurationsLD', call);
});

statement('segment-timestamps-not', async ({ lockup }) => {
  const startTime = await lockup.now();
  await lockup.batch.fund('other', dai('100'));
  const call = (second: bigint) => {
    const segments = [startTime + DAY, second].map((timestamp) => ({
      amount: dai('50'),
      exponent: dai('1'),
      timestamp,
    }));
    return ['lockup', 'dai', [{ ...params(), startTime, segments }]];
  };
  const error = 'SablierLockupHelpers_SegmentTimestampsNotOrdered';
  for (const end of [startTime + DAY, startTime + DAY - 1n])
    await lockup.batch.reverts(error, 'other', 'createWithTimestampsLD', call(end));
  await lockup.batch.call('other', 'createWithTimestampsLD', call(startTime + DAY + 1n));
});

statement('panic-code-0x32', async ({ lockup }) => {
  await lockup.batch.fund('other', dai('100'));
  const startTime = await lockup.now();
  const call = ['lockup', 'dai', [{ ...params(), startTime, segments: [] }]];
  const data = await lockup.batch
    .call('other', 'createWithTimestampsLD', call)
    .then(() => 'success', revertData);
  expect(data).toBe(`0x4e487b71${'32'.padStart(64, '0')}`); // Panic(uint256)
});

statement('segment-count-zero', async ({ lockup }) => {
  await lockup.batch.fund('other', dai('100'));
  const call = ['lockup', 'dai', [{ ...params(), segmentsWithDuration: [] }]];
  const error = 'SablierLockupHelpers_SegmentCountZero';
  await lockup.batch.reverts(error, 'other', 'createWithDurationsLD', call);
});
