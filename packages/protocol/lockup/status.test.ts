import { describe, expect, test } from 'vitest';
import { streamState, type LockupRecord } from './status';
import type { LinearStream } from './types';

const stream: LinearStream = {
  model: 'linear',
  deposit: 100n,
  startTime: 1_000n,
  endTime: 1_100n,
  cliffTime: 1_020n,
  unlocks: { start: 0n, cliff: 20n },
  granularity: 1n,
};

const fresh: LockupRecord = {
  cancelable: true,
  wasCanceled: false,
  isDepleted: false,
  withdrawn: 0n,
  refunded: 0n,
};

test.each([
  ['before the start', 999n, 'PENDING', 0n, 100n, true, true],
  ['before the cliff', 1_019n, 'STREAMING', 0n, 100n, true, true],
  ['after the cliff', 1_030n, 'STREAMING', 30n, 70n, true, true],
  ['at the end', 1_100n, 'SETTLED', 100n, 0n, false, false],
] as const)(
  'computes status, amounts and rights %s',
  (_, now, status, withdrawable, refundable, isCancelable, isWarm) => {
    expect(streamState(stream, fresh, now)).toEqual({
      status,
      streamed: withdrawable,
      withdrawable,
      refundable,
      isCancelable,
      isWarm,
    });
  },
);

test('a withdrawal lowers what can be withdrawn, not what can be refunded', () => {
  const state = streamState(stream, { ...fresh, withdrawn: 25n }, 1_030n);
  expect(state).toMatchObject({ streamed: 30n, withdrawable: 5n, refundable: 70n });
});

test('a stream that is not cancelable refunds nothing', () => {
  const state = streamState(stream, { ...fresh, cancelable: false }, 1_030n);
  expect(state).toMatchObject({ refundable: 0n, isCancelable: false });
});

describe('canceled at 30 %', () => {
  const canceled = { ...fresh, cancelable: false, wasCanceled: true, refunded: 70n };

  test('the released part stays, whatever the time', () => {
    for (const now of [1_030n, 5_000n]) {
      expect(streamState(stream, canceled, now)).toMatchObject({
        status: 'CANCELED',
        streamed: 30n,
        withdrawable: 30n,
        refundable: 0n,
        isWarm: false,
      });
    }
  });

  test('is depleted once the 30 released tokens are withdrawn', () => {
    const record = { ...canceled, isDepleted: true, withdrawn: 30n };
    const state = streamState(stream, record, 1_031n);
    expect(state).toMatchObject({ status: 'DEPLETED', streamed: 30n, withdrawable: 0n });
  });
});

test('canceled before the start, a stream is depleted at once', () => {
  const record = {
    ...fresh,
    cancelable: false,
    wasCanceled: true,
    isDepleted: true,
    refunded: 100n,
  };
  const state = streamState(stream, record, 900n);
  expect(state).toMatchObject({
    status: 'DEPLETED',
    streamed: 0n,
    withdrawable: 0n,
    refundable: 0n,
  });
});

test('a stream whose end is past is born settled', () => {
  expect(streamState(stream, fresh, 9_999n).status).toBe('SETTLED');
});

test('a record that withdrew too much is refused', () => {
  expect(() => streamState(stream, { ...fresh, withdrawn: 31n }, 1_030n)).toThrow(RangeError);
});
