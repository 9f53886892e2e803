import { describe, expect, test } from 'vitest';
import { UNIT } from '../unit';
import { endTimeOf } from './end-time';
import { streamedAmount } from './streamed-amount';
import type { DynamicStream, LinearStream, TranchedStream } from './types';
import { createRandom } from '@sablier-docs/testing/random';
import { randomStream } from '@sablier-docs/testing/random-stream';

const START = 1_000n;
const TOKENS = UNIT;

const stepped: LinearStream = {
  model: 'linear',
  deposit: 100n * TOKENS,
  startTime: START,
  endTime: START + 1_000n,
  cliffTime: START + 400n,
  unlocks: { start: 10n * TOKENS, cliff: 20n * TOKENS },
  granularity: 100n,
};

describe('linear', () => {
  test.each([
    [-1n, 0n],
    [0n, 10n * TOKENS],
    [399n, 10n * TOKENS],
    [400n, 30n * TOKENS],
    [499n, 30n * TOKENS],
    [500n, 41_666_666_666_666_666_666n],
    [999n, 88_333_333_333_333_333_333n],
    [1_000n, 100n * TOKENS],
    [5_000n, 100n * TOKENS],
  ])('steps after a cliff, %d seconds in', (elapsed, amount) => {
    expect(streamedAmount(stepped, START + elapsed)).toBe(amount);
  });

  test('streams 0 until the cliff when nothing unlocks there', () => {
    const stream = { ...stepped, unlocks: { start: 0n, cliff: 0n } };
    expect(streamedAmount(stream, START + 399n)).toBe(0n);
    expect(streamedAmount(stream, START + 400n)).toBe(0n);
  });

  test('without a cliff the linear part runs from the start', () => {
    const stream = {
      ...stepped,
      cliffTime: 0n,
      unlocks: { start: 0n, cliff: 0n },
      granularity: 1n,
    };
    expect(streamedAmount(stream, START + 250n)).toBe(25n * TOKENS);
  });

  test('streams the same with granularity 0 as with 1', () => {
    const stream = { ...stepped, granularity: 0n };
    expect(streamedAmount(stream, START + 777n)).toBe(
      streamedAmount({ ...stepped, granularity: 1n }, START + 777n),
    );
  });

  test('granularity of the whole range releases the rest at the end only', () => {
    const stream = { ...stepped, granularity: 600n };
    expect(streamedAmount(stream, START + 999n)).toBe(30n * TOKENS);
    expect(streamedAmount(stream, START + 1_000n)).toBe(100n * TOKENS);
  });

  test('unlocks that cover the deposit release it at the cliff', () => {
    const stream = { ...stepped, unlocks: { start: 60n * TOKENS, cliff: 40n * TOKENS } };
    expect(streamedAmount(stream, START + 399n)).toBe(60n * TOKENS);
    expect(streamedAmount(stream, START + 400n)).toBe(100n * TOKENS);
  });

  test('releases what rounding left in the last second', () => {
    const stream: LinearStream = {
      ...stepped,
      deposit: 10n,
      endTime: START + 3n,
      cliffTime: 0n,
      unlocks: { start: 0n, cliff: 0n },
      granularity: 1n,
    };
    const amounts = [0n, 1n, 2n, 3n].map((second) => streamedAmount(stream, START + second));
    expect(amounts).toEqual([0n, 3n, 6n, 10n]);
  });

  test('the largest deposit does not overflow', () => {
    const deposit = 2n ** 128n - 1n;
    const stream = { ...stepped, deposit, unlocks: { start: 0n, cliff: 0n } };
    expect(streamedAmount(stream, START + 700n)).toBe(deposit / 2n);
  });
});

describe('dynamic', () => {
  const single = (exponent: bigint): DynamicStream => ({
    model: 'dynamic',
    deposit: 100n * TOKENS,
    startTime: START,
    segments: [{ amount: 100n * TOKENS, exponent, timestamp: START + 100n }],
  });

  test.each([
    ['0', 0n, 100n * TOKENS],
    ['0.2', UNIT / 5n, 87_055_056_329_612_413_900n],
    ['1', UNIT, 50n * TOKENS],
    ['2', 2n * UNIT, 25n * TOKENS],
  ])(
    'releases the published share of a segment with exponent %s at half time',
    (_, exponent, amount) => {
      expect(streamedAmount(single(exponent), START + 50n)).toBe(amount);
    },
  );

  test('exponent 0 releases the segment in the second in which it starts', () => {
    expect(streamedAmount(single(0n), START - 1n)).toBe(0n);
    expect(streamedAmount(single(0n), START)).toBe(100n * TOKENS);
  });

  const cliffed: DynamicStream = {
    model: 'dynamic',
    deposit: 100n,
    startTime: START,
    segments: [
      { amount: 0n, exponent: UNIT, timestamp: START + 49n },
      { amount: 20n, exponent: UNIT, timestamp: START + 50n },
      { amount: 80n, exponent: 2n * UNIT, timestamp: START + 100n },
    ],
  };

  test.each([
    [49n, 0n],
    [50n, 20n],
    [75n, 40n],
    [99n, 96n],
    [100n, 100n],
  ])('segments follow each other, %d seconds in', (elapsed, amount) => {
    expect(streamedAmount(cliffed, START + elapsed)).toBe(amount);
  });

  test('a stream without segments is refused', () => {
    expect(() => streamedAmount({ ...cliffed, segments: [] }, START)).toThrow('one segment');
  });
});

describe('tranched', () => {
  const stream: TranchedStream = {
    model: 'tranched',
    deposit: 60n,
    startTime: START,
    tranches: [
      { amount: 10n, timestamp: START + 10n },
      { amount: 20n, timestamp: START + 20n },
      { amount: 30n, timestamp: START + 30n },
    ],
  };

  test.each([
    [0n, 0n],
    [9n, 0n],
    [10n, 10n],
    [19n, 10n],
    [20n, 30n],
    [29n, 30n],
    [30n, 60n],
  ])('a tranche counts from its own second, %d seconds in', (elapsed, amount) => {
    expect(streamedAmount(stream, START + elapsed)).toBe(amount);
  });

  test('a stream without tranches is refused', () => {
    expect(() => streamedAmount({ ...stream, tranches: [] }, START)).toThrow('one tranche');
  });
});

test('any accepted stream rises from at least 0 to the deposit and never falls', () => {
  const random = createRandom(0x77n);
  for (let i = 0; i < 600; i += 1) {
    const stream = randomStream(random);
    const end = endTimeOf(stream);
    const times = Array.from({ length: 40 }, () => random.between(stream.startTime, end));
    times.push(...times.map((time) => time + 1n), stream.startTime - 1n, end);
    times.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    let previous = 0n;
    for (const time of times) {
      const amount = streamedAmount(stream, time);
      expect(amount).toBeGreaterThanOrEqual(previous);
      expect(amount).toBeLessThanOrEqual(stream.deposit);
      previous = amount;
    }
    expect(streamedAmount(stream, stream.startTime - 1n)).toBe(0n);
    expect(previous).toBe(stream.deposit);
  }
});
