import { expect } from 'vitest';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { datedParams } from '../../chains/creation';
import { statement, dai, DAY, eth } from '../../statement';
import { answers, releases } from './standing';

/** Percent of 100 tokens, rounded to two decimals. */
const percent = (amount: bigint) => (Number(amount / 10n ** 12n) / 1e6).toFixed(2);

/** Terms of a stream of two segments with the given ends, from now; `end` is that of the stream. */
const terms = (token: string, start: bigint, end: bigint, depositAmount: bigint) =>
  datedParams(start, { depositAmount, token, timestamps: { start, end } });
const segment = (amount: bigint, timestamp: bigint) => ({ amount, exponent: eth('1'), timestamp });

statement(
  'last-ends-stream',
  { of: ['lockup', 'lockupV1_2', 'lockupV1_0'], model: 'dynamic', shape: 'any', moment: 'any' },
  async (world) => {
    const segments = await world.read<{ timestamp?: number; milestone?: number }[]>('getSegments', [
      world.id,
    ]);
    const last = segments.at(-1);
    expect(last?.timestamp ?? last?.milestone).toBe(Number(world.end));
    expect(await world.read<number>('getEndTime', [world.id])).toBe(Number(world.end));
  },
);

statement(
  'before-result-full',
  {
    of: ['lockup', 'lockupV1_2', 'lockupV1_0'],
    model: 'dynamic',
    shape: 'any',
    moment: ['pending', 'end', 'after'],
    cancelable: 'any',
    token: ['plain', 'whole'],
  },
  async (world) => {
    const full = world.moment === 'pending' ? 0n : world.deposit;
    expect(await world.read('streamedAmountOf', [world.id])).toBe(full);
    if (full > 0n) return;
    // Until the last second before the start, and from the second of the end.
    await world.pass(world.start - 1n - (await world.now()));
    expect(await world.read('streamedAmountOf', [world.id])).toBe(0n);
    await world.pass(world.end - (await world.now()));
    expect(await world.read('streamedAmountOf', [world.id])).toBe(world.deposit);
  },
);

statement('exponent-three-quarters-works', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[10n ** 18n, eth('2'), 100n * DAY]] });
  await releases(lockup, id, [[75n * DAY, 562_500_000_000_000_007n]]);
});

statement('0-100', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[dai('100'), 0n, 100n * DAY]] });
  for (const share of ['100.00', '100.00', '100.00']) {
    await lockup.pass(25n * DAY);
    expect(percent(await lockup.read('streamedAmountOf', [id]))).toBe(share);
  }
});

statement('0-2', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[dai('100'), eth('0.2'), 100n * DAY]] });
  for (const share of ['75.79', '87.06', '94.41']) {
    await lockup.pass(25n * DAY);
    expect(percent(await lockup.read('streamedAmountOf', [id]))).toBe(share);
  }
});

statement('0-5', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[dai('100'), eth('0.5'), 100n * DAY]] });
  for (const share of ['50.00', '70.71', '86.60']) {
    await lockup.pass(25n * DAY);
    expect(percent(await lockup.read('streamedAmountOf', [id]))).toBe(share);
  }
});

statement('3-1', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[dai('100'), eth('3'), 100n * DAY]] });
  for (const share of ['1.56', '12.50', '42.19']) {
    await lockup.pass(25n * DAY);
    expect(percent(await lockup.read('streamedAmountOf', [id]))).toBe(share);
  }
});

statement('6-0', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[dai('100'), eth('6'), 100n * DAY]] });
  for (const share of ['0.02', '1.56', '17.80']) {
    await lockup.pass(25n * DAY);
    expect(percent(await lockup.read('streamedAmountOf', [id]))).toBe(share);
  }
});

statement('largest-value-fits', async ({ lockup }) => {
  const start = await lockup.now();
  await lockup.fund('sender', 1n);
  const create = (exponent: bigint) => {
    const params = terms('dai', start, start + DAY, 1n);
    return lockup.call('sender', 'createWithTimestampsLD', [
      params,
      [{ amount: 1n, exponent, timestamp: start + DAY }],
    ]);
  };
  await expect(create(18_446_744_073_709_551_616n)).rejects.toThrow(/not in safe 64-bit|range/i);
  await create(18_446_744_073_709_551_615n);
  expect(await lockup.read('getSegments', [1n])).toMatchObject([
    { exponent: 18_446_744_073_709_551_615n },
  ]);
});

statement('segment-released-half-time', async ({ lockup }) => {
  const largest = 18_446_744_073_709_551_615n;
  const id = await lockup.open({ segments: [[dai('100'), largest, 100n * DAY]] });
  await lockup.pass(50n * DAY);
  const amount = await lockup.read('streamedAmountOf', [id]);
  expect((Number(amount) / 1e18).toFixed(5)).toBe('0.00028');
});

statement('later-because-boundary-earlier', async ({ lockup }) => {
  const id = await lockup.open({
    segments: [
      [dai('1'), eth('6'), DAY],
      [dai('2'), 0n, DAY],
    ],
  });
  await releases(lockup, id, [
    [DAY, dai('1')],
    [DAY + 1n, dai('3')],
  ]);
});

statement('first-start-exact', async ({ lockup }) => {
  const start = (await lockup.now()) + DAY;
  const id = await lockup.open({
    start,
    segments: [
      [dai('1'), 0n, DAY],
      [dai('2'), eth('1'), DAY],
    ],
  });
  await releases(lockup, id, [
    [DAY - 1n, 0n],
    [DAY, dai('1')],
  ]);
});

statement('releases-nothing-whole-length', async ({ lockup }) => {
  for (const exponent of ['0', '0.2', '1', '18']) {
    const id = await lockup.open({
      segments: [
        [5n, eth('1'), DAY],
        [0n, eth(exponent), DAY],
        [5n, eth('1'), DAY],
      ],
    });
    const flat = [DAY, DAY + 1n, (DAY * 3n) / 2n, 2n * DAY];
    await releases(
      lockup,
      id,
      flat.map((seconds) => [seconds, 5n] as const),
    );
  }
});

statement('pause-possible-well', async ({ lockup }) => {
  const one = eth('1');
  const id = await lockup.open({
    segments: [
      [dai('100'), one, 50n * DAY],
      [0n, one, 50n * DAY],
    ],
  });
  await lockup.pass(50n * DAY - 1n);
  await answers(lockup, 'success', 'sender', 'cancel', [id]);
  await lockup.pass(1n);
  expect(await lockup.statusOf(id)).toBe('SETTLED');
  await answers(lockup, 'SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
});

statement('exact-end-segment', async ({ lockup }) => {
  const id = await lockup.open({
    segments: [
      [dai('20'), eth('0.2'), DAY],
      [dai('80'), eth('6'), DAY],
    ],
  });
  await lockup.pass(DAY - 1n);
  expect(await lockup.read('streamedAmountOf', [id])).toBeLessThan(dai('20'));
  await releases(lockup, id, [[1n, dai('20')]]);
  // It is no longer the sender's then.
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('80'),
    lockup: -dai('80'),
  });
});

statement('small-comes-close', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[dai('100'), eth('0.2'), 100n * DAY]] });
  await lockup.pass(1n);
  const amount = await lockup.read('streamedAmountOf', [id]);
  expect((Number(amount) / 1e18).toFixed(4)).toBe('4.0992');
});

statement('least-segment', async ({ lockup }) => {
  const start = await lockup.now();
  const create = (segments: unknown[]) => [terms('dai', start, start + DAY, 1n), segments];
  await lockup.fund('sender', 1n);
  const error = 'SablierLockupHelpers_SegmentCountZero';
  await lockup.reverts(error, 'sender', 'createWithTimestampsLD', create([]));
  const one = create([segment(1n, start + DAY)]);
  await lockup.reverts('success', 'sender', 'createWithTimestampsLD', one);
});

statement('first-segment-ends', async ({ lockup }) => {
  const start = await lockup.now();
  const end = start + DAY;
  const create = [terms('dai', start, end, 2n), [segment(1n, start), segment(1n, end)]];
  const error = 'SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp';
  await lockup.reverts(error, 'sender', 'createWithTimestampsLD', create);
});

statement('end-stream-equals', async ({ lockup }) => {
  const start = await lockup.now();
  const error = 'SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp';
  for (const end of [start + DAY - 1n, start + DAY + 1n]) {
    const create = [terms('dai', start, end, 1n), [segment(1n, start + DAY)]];
    await lockup.reverts(error, 'sender', 'createWithTimestampsLD', create);
  }
});

statement('amounts-add-deposit', async ({ lockup }) => {
  const start = await lockup.now();
  const error = 'SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum';
  for (const deposit of [9n, 11n]) {
    const create = [terms('dai', start, start + DAY, deposit), [segment(10n, start + DAY)]];
    await lockup.reverts(error, 'sender', 'createWithTimestampsLD', create);
  }
});

statement('checks-run-order', async ({ lockup }) => {
  const start = await lockup.now();
  const name = (rest: string) => `SablierLockupHelpers_${rest}`;
  const create = (error: string, end: bigint, ends: readonly bigint[]) =>
    lockup.reverts(name(error), 'sender', 'createWithTimestampsLD', [
      terms('dai', start, end, 99n),
      ends.map((timestamp) => segment(1n, timestamp)),
    ]);
  // Each breaks the rule that is named and every later one that it can break.
  await create('SegmentCountZero', start + 9n, []);
  const first = [start, start + 5n, start + 5n];
  await create('StartTimeNotLessThanFirstSegmentTimestamp', start + 9n, first);
  const unordered = [start + 1n, start + 5n, start + 5n];
  await create('EndTimeNotEqualToLastSegmentTimestamp', start + 9n, unordered);
  await create('SegmentTimestampsNotOrdered', start + 5n, unordered);
  const ordered = [start + 1n, start + 4n, start + 5n];
  await create('DepositAmountNotEqualToSegmentAmountsSum', start + 5n, ordered);
});

statement('segment-timestamps-ordered-carries', async ({ lockup }) => {
  const start = await lockup.now();
  const ends = [start + 1n, start + 5n, start + 3n, start + 9n];
  const create = [terms('dai', start, start + 9n, 4n), ends.map((end) => segment(1n, end))];
  // The errors of the library are not in the contract's own ABI.
  const { abi } = readArtifact('@sablier/lockup/artifacts/libraries/Errors.json');
  const decoding = lockup.on({ address: lockup.address, abi: [...lockup.abi, ...abi] });
  const failure = decoding.call('sender', 'createWithTimestampsLD', create);
  await expect(failure).rejects.toThrow(/_SegmentTimestampsNotOrdered\([^)]*\)\s*\(2, /);
});

statement('contract-sets-no-maximum', async ({ lockup, lockupV1_2 }) => {
  const many = Array.from({ length: 301 }, () => [1n, eth('1'), 1n] as const);
  // The older release is deployed with a maximum of 300.
  await expect(lockupV1_2.dynamic.open({ segments: many })).rejects.toThrow(/SegmentCountTooHigh/);
  const id = await lockup.open({ segments: many });
  expect(await lockup.read<unknown[]>('getSegments', [id])).toHaveLength(301);
  expect(lockup.abi.filter((part) => 'name' in part && /max/i.test(part.name ?? ''))).toEqual([
    expect.objectContaining({ name: 'withdrawMax' }),
    expect.objectContaining({ name: 'withdrawMaxAndTransfer' }),
  ]);
});
