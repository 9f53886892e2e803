import { expect, test } from 'vitest';
import { DEPOSIT, monthOf } from '../../../src/components/StreamFigure/month';
import { BULB, levels, NECK } from '../../../src/components/StreamFigure/sand';
import { readingAt } from '../../../src/components/StreamFigure/reading';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { UNIT } from '@sablier-docs/protocol/unit';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';

/** The contract's result for 3,000 tokens of 18 decimals over that month. */
function streamed(now: Date): bigint {
  const { start, end } = monthOf(now);
  const stream = {
    model: 'linear',
    deposit: BigInt(DEPOSIT) * UNIT,
    startTime: BigInt(start),
    endTime: BigInt(end),
    cliffTime: 0n,
    unlocks: { start: 0n, cliff: 0n },
    granularity: 1n,
  } as const;
  return streamedAmount(stream, BigInt(Math.floor(now.getTime() / 1000)));
}

test('the stream of the home page shows what the contract would answer, to the second', () => {
  const moments = Array.from(
    { length: 2_000 },
    (_, i) => new Date(1_767_225_600_000 + i * 45_678_901),
  );
  moments.push(new Date('2028-02-29T23:59:59Z'), new Date('2026-12-01T00:00:00Z'));
  for (const now of moments) {
    const { whole, fraction } = readingAt(now);
    const [tokens = '', cut = ''] = formatAmount(streamed(now), 18, { maxDecimals: 6 }).split('.');
    expect([whole, fraction], now.toISOString()).toEqual([tokens, cut.padEnd(6, '0')]);
  }
});

test('the middle of a month of 30 days is what readers without scripts see', () => {
  expect(readingAt(new Date(Date.UTC(2026, 5, 16)))).toMatchObject({
    whole: '1\u202f500',
    fraction: '000000',
    percent: '50.0',
    share: 0.5,
  });
});

test.each([
  [0, BULB],
  [0.19, BULB * 0.9],
  [0.75, BULB / 2],
  [0.99, BULB / 10],
  [1, 0],
])('with %d of the stream released, sand stands %d high above the neck', (share, height) => {
  const { above, below } = levels(share);
  expect(above).toBeCloseTo(NECK - height, 2);
  // The heap below begins as low as the sand above has fallen, at its edge 12 lower.
  expect(Number(/V([\d.]+)/.exec(below)?.[1])).toBeCloseTo(216 - BULB + height + 12, 2);
});
