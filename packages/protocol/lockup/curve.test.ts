import { describe, expect, test } from 'vitest';
import { UNIT } from '../unit';
import { sampleCurve } from './curve';
import { endTimeOf } from './end-time';
import { MAX_STEPS } from './sample-times';
import { EXAMPLE_START, LOCKUP_SHAPES } from './shapes';
import { streamedAmount } from './streamed-amount';
import type { DynamicStream, LinearStream, LockupStream } from './types';
import { SECONDS_PER_DAY } from '../seconds';
import { createRandom } from '@sablier-docs/testing/random';
import { randomStream } from '@sablier-docs/testing/random-stream';

const COUNT = 50;

function checkCurve(stream: LockupStream): void {
  const points = sampleCurve(stream, COUNT);
  const first = points[0];
  const last = points.at(-1);
  expect(first?.amount).toBe(0n);
  expect(points.some(({ timestamp }) => timestamp === stream.startTime)).toBe(true);
  expect(last).toEqual({ timestamp: endTimeOf(stream), amount: stream.deposit });
  points.forEach((point, i) => {
    const before = points[i - 1];
    if (!before) return;
    expect(point.timestamp).toBeGreaterThan(before.timestamp);
    expect(point.amount).toBeGreaterThanOrEqual(before.amount);
  });
}

test.each(LOCKUP_SHAPES)('$id: ordered, from 0 to the deposit', ({ example }) => {
  checkCurve(example());
});

test('random streams: ordered, from 0 to the deposit', () => {
  const random = createRandom(0x88n);
  for (let i = 0; i < 150; i += 1) checkCurve(randomStream(random));
});

const hasJump = (stream: LockupStream, at: bigint): boolean => {
  const times = new Set(sampleCurve(stream, 2).map(({ timestamp }) => timestamp));
  return times.has(at - 1n) && times.has(at);
};

const linear: LinearStream = {
  model: 'linear',
  deposit: 100n * UNIT,
  startTime: EXAMPLE_START,
  endTime: EXAMPLE_START + 100n * SECONDS_PER_DAY,
  cliffTime: EXAMPLE_START + 40n * SECONDS_PER_DAY,
  unlocks: { start: UNIT, cliff: UNIT },
  granularity: 10n * SECONDS_PER_DAY,
};

describe('both sides of a jump are there', () => {
  test('finds a jump at the start unlock, the cliff, each step and the end of a linear stream', () => {
    for (const days of [0n, 40n, 50n, 60n, 70n, 80n, 90n, 100n]) {
      expect(hasJump(linear, EXAMPLE_START + days * SECONDS_PER_DAY)).toBe(true);
    }
  });

  test('has a point before and after each jump of segments and tranches', () => {
    for (const { example } of LOCKUP_SHAPES) {
      const stream: LockupStream = example();
      if (stream.model === 'linear') continue;
      const parts = stream.model === 'dynamic' ? stream.segments : stream.tranches;
      for (const { timestamp } of parts) expect(hasJump(stream, timestamp)).toBe(true);
    }
  });
});

test('a stream of many small steps stays a short list', () => {
  const step = (count: number) => (60n * SECONDS_PER_DAY) / BigInt(count);
  const drawn = sampleCurve({ ...linear, granularity: step(MAX_STEPS) }, 10).length;
  expect(drawn).toBeGreaterThan(2 * MAX_STEPS - 10);
  expect(sampleCurve({ ...linear, granularity: step(MAX_STEPS * 2) }, 10).length).toBeLessThan(20);
});

// Straight lines between the points must stay near the curve.
test.each([
  ['0.2', UNIT / 5n],
  ['2', 2n * UNIT],
  ['6', 6n * UNIT],
  ['18', 18n * UNIT],
])('exponent %s is drawn within 1 %% of the deposit', (_, exponent) => {
  const stream: DynamicStream = {
    model: 'dynamic',
    deposit: 100n * UNIT,
    startTime: EXAMPLE_START,
    segments: [
      { amount: 100n * UNIT, exponent, timestamp: EXAMPLE_START + 100n * SECONDS_PER_DAY },
    ],
  };
  const points = sampleCurve(stream, COUNT);
  points.forEach((point, i) => {
    const before = points[i - 1];
    // There are no points between neighboring seconds.
    if (!before || point.timestamp - before.timestamp === 1n) return;
    const middle = (point.timestamp + before.timestamp) / 2n;
    const drawn = (point.amount + before.amount) / 2n;
    const off = drawn - streamedAmount(stream, middle);
    expect(off < 0n ? -off : off).toBeLessThan(UNIT);
  });
});

test('a count below 2 and a stream without parts are refused', () => {
  expect(() => sampleCurve(linear, 1)).toThrow(RangeError);
  expect(() => sampleCurve(linear, 2.5)).toThrow(RangeError);
  const empty: DynamicStream = { model: 'dynamic', deposit: 1n, startTime: 1n, segments: [] };
  expect(() => sampleCurve(empty, 2)).toThrow(RangeError);
});
