import { expect, test } from 'vitest';
import { UNIT } from '../unit';
import { describeCurve } from './describe-curve';
import { EXAMPLE_START, LOCKUP_SHAPES, type LockupShapeId } from './shapes';
import type { DynamicStream, LockupStream } from './types';

const DAI = { symbol: 'DAI', decimals: 18 };

function describeShape(id: LockupShapeId): string {
  const stream: LockupStream | undefined = LOCKUP_SHAPES.find(
    (shape) => shape.id === id,
  )?.example();
  if (!stream) throw new Error(`No shape ${id}.`);
  return describeCurve(stream, DAI);
}

test('says what an unlock and a cliff release, and the total after each', () => {
  expect(describeShape('linearUnlockCliff')).toBe(
    '100 DAI over 100 days. ' +
      'Start on 2026-01-01 00:00 UTC: 25 DAI at once. ' +
      'Until the cliff on 2026-02-20 00:00 UTC, nothing more is released. ' +
      'At the cliff: 25 DAI at once, 50 DAI in total. ' +
      'From the cliff to the end, 50 DAI flow evenly, every second. ' +
      'End on 2026-04-11 00:00 UTC: all 100 DAI are released.',
  );
});

test('counts the steps of a linear stream with granularity, and their distance', () => {
  expect(describeShape('linearStepper')).toContain(
    'From the start to the end, 100 DAI in 4 steps, one every 25 days.',
  );
  expect(describeShape('linearTimelock')).toContain(
    'From the start nothing more is released before the end.',
  );
});

test('says of each segment its end, amount and exponent, and the total so far', () => {
  expect(describeShape('dynamicCliffExponential')).toContain(
    'Segment 1 of 3, until 2026-02-19 23:59:59 UTC: nothing is released. ' +
      'Segment 2 of 3, until 2026-02-20 00:00 UTC: 20 DAI, evenly (exponent 1); 20 DAI in total. ' +
      'Segment 3 of 3, until 2026-04-11 00:00 UTC: ' +
      '80 DAI, slowly at first, then faster (exponent 6); 100 DAI in total.',
  );
});

test('says of each tranche its day and amount, and the total so far', () => {
  expect(describeShape('tranchedBackweighted')).toContain(
    'Start on 2026-01-01 00:00 UTC: nothing yet. ' +
      'Tranche 1 of 4 on 2027-01-01 00:00 UTC: 10 DAI, 10 DAI in total. ' +
      'Tranche 2 of 4 on 2028-01-01 00:00 UTC: 20 DAI, 30 DAI in total.',
  );
});

test('names 12 of 15 segments and counts the other 3', () => {
  const segments = Array.from({ length: 15 }, (_, i) => ({
    amount: UNIT * BigInt(i + 1),
    exponent: i === 0 ? 0n : UNIT / 2n,
    timestamp: EXAMPLE_START + BigInt(i + 1) * 3_600n,
  }));
  const stream: DynamicStream = {
    model: 'dynamic',
    deposit: 120n * UNIT,
    startTime: EXAMPLE_START,
    segments,
  };
  const text = describeCurve(stream, DAI);
  expect(text).toContain('120 DAI over 15 hours.');
  expect(text).toContain('all at once when the segment begins (exponent 0)');
  expect(text).toContain('fast at first, then slower (exponent 0.5)');
  expect(text).toContain('3 more segments follow.');
  expect(text).not.toContain('Segment 13');
});

test('amounts use the decimals of the token and are cut after six', () => {
  const stream: LockupStream = {
    model: 'tranched',
    deposit: 1_234_567n,
    startTime: 1n,
    tranches: [{ amount: 1_234_567n, timestamp: 2n }],
  };
  expect(describeCurve(stream, { symbol: 'USDC', decimals: 6 })).toContain(
    '1.234567 USDC over 1 second',
  );
  expect(describeCurve(stream, { symbol: 'X', decimals: 7 })).toContain('0.123456 X');
});
