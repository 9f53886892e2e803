import { expect, test } from 'vitest';
import { UNIT } from '../unit';
import type { DynamicStream, LinearStream, LockupStream } from './types';
import { validateStream } from './validate';

/* The order against the deployed LockupHelpers is tested in tests/examples/lockup-validate.test.ts. */

const linear: LinearStream = {
  model: 'linear',
  deposit: 100n,
  startTime: 10n,
  endTime: 110n,
  cliffTime: 0n,
  unlocks: { start: 0n, cliff: 0n },
  granularity: 1n,
};

const dynamic: DynamicStream = {
  model: 'dynamic',
  deposit: 100n,
  startTime: 10n,
  segments: [
    { amount: 0n, exponent: UNIT, timestamp: 20n },
    { amount: 100n, exponent: 0n, timestamp: 30n },
  ],
};

const errors = (stream: LockupStream) => validateStream(stream).map(({ error }) => error);
const fields = (stream: LockupStream) => validateStream(stream).map(({ field }) => field);

test('returns no problem for streams that the contract accepts', () => {
  expect(validateStream(linear)).toEqual([]);
  expect(validateStream({ ...linear, granularity: 0n })).toEqual([]);
  expect(validateStream({ ...linear, granularity: 100n })).toEqual([]);
  expect(validateStream({ ...linear, unlocks: { start: 100n, cliff: 0n } })).toEqual([]);
  expect(validateStream(dynamic)).toEqual([]);
});

test('problems come in the order of the contract', () => {
  const stream = {
    ...linear,
    deposit: 0n,
    startTime: 0n,
    endTime: 0n,
    unlocks: { start: 1n, cliff: 1n },
  };
  expect(errors(stream)).toEqual([
    'SablierLockupHelpers_DepositAmountZero',
    'SablierLockupHelpers_StartTimeZero',
    'SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero',
    'SablierLockupHelpers_StartTimeNotLessThanEndTime',
    'SablierLockupHelpers_UnlockAmountsSumTooHigh',
  ]);
});

test('a cliff lies strictly between start and end', () => {
  expect(errors({ ...linear, cliffTime: 10n })).toEqual([
    'SablierLockupHelpers_StartTimeNotLessThanCliffTime',
  ]);
  expect(errors({ ...linear, cliffTime: 110n })).toEqual([
    'SablierLockupHelpers_CliffTimeNotLessThanEndTime',
  ]);
});

test('granularity is at most the linear part, which a cliff shortens', () => {
  expect(errors({ ...linear, granularity: 101n })).toEqual([
    'SablierLockupHelpers_GranularityTooHigh',
  ]);
  const [problem] = validateStream({ ...linear, cliffTime: 60n, granularity: 51n });
  expect(problem).toMatchObject({ field: 'granularity' });
  expect(problem?.message).toContain('50 seconds');
});

test('refuses segments that are missing, out of order or of another sum than the deposit', () => {
  expect(errors({ ...dynamic, segments: [] })).toEqual(['SablierLockupHelpers_SegmentCountZero']);
  const segments = [...dynamic.segments].reverse();
  expect(fields({ ...dynamic, segments })).toEqual(['segments[1].timestamp']);
  expect(errors({ ...dynamic, startTime: 20n })).toEqual([
    'SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp',
  ]);
  expect(errors({ ...dynamic, deposit: 99n })).toEqual([
    'SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum',
  ]);
});

test('tranches use their own names, and amounts of 0 are allowed', () => {
  const tranched = { model: 'tranched', deposit: 5n, startTime: 10n } as const;
  expect(errors({ ...tranched, tranches: [] })).toEqual(['SablierLockupHelpers_TrancheCountZero']);
  const tranches = [
    { amount: 0n, timestamp: 20n },
    { amount: 5n, timestamp: 20n },
  ];
  expect(errors({ ...tranched, tranches })).toEqual([
    'SablierLockupHelpers_TrancheTimestampsNotOrdered',
  ]);
});

test('returns Panic(0x11) for unlocks or segments whose sum overflows uint128', () => {
  const half = 2n ** 127n;
  expect(errors({ ...linear, cliffTime: 20n, unlocks: { start: half, cliff: half } })).toEqual([
    'Panic(0x11)',
  ]);
  // eslint-disable-next-line rows/one-value -- two halves overflow
  const segments = dynamic.segments.map((segment) => ({ ...segment, amount: half }));
  expect(errors({ ...dynamic, segments })).toEqual(['Panic(0x11)']);
});

test('returns the fields that their type cannot hold before any other problem', () => {
  expect(fields({ ...linear, deposit: 2n ** 128n, endTime: 2n ** 40n, granularity: -1n })).toEqual([
    'deposit',
    'endTime',
    'granularity',
  ]);
  const [first, second] = dynamic.segments;
  if (!first || !second) throw new Error('The fixture needs two segments.');
  const segments = [first, { ...second, exponent: 2n ** 64n }];
  expect(validateStream({ ...dynamic, segments })).toEqual([
    {
      error: 'OutOfRange',
      field: 'segments[1].exponent',
      message: expect.stringContaining('UD2x18') as string,
    },
  ]);
});
