import { describe, expect, test } from 'vitest';
import { formatAmount, formatCount, THOUSANDS } from './amount';

describe('formatAmount', () => {
  test.each([
    [0n, 18, undefined, '0'],
    [1n, 18, undefined, '0.000000000000000001'],
    [1_234_567_890n, 6, undefined, '1 234.56789'],
    [123_456n, 0, undefined, '123 456'],
    [999_999n, 6, 2, '0.99'],
    [1_999_999n, 6, 0, '1'],
    [1_000_000_000_000n, 6, 2, '1 000 000'],
    [1_125_000n, 6, undefined, '1.1250'],
    [125_000n, 6, undefined, '0.125'],
    [1_234_567_000n, 6, undefined, '1 234.567'],
    [2n ** 128n - 1n, 18, 2, '340 282 366 920 938 463 463.37'],
  ])('%d units of %d decimals, at most %s shown', (units, decimals, maxDecimals, text) => {
    expect(formatAmount(units, decimals, { maxDecimals })).toBe(text.replaceAll(' ', THOUSANDS));
  });

  test('refuses negative amounts and odd decimals', () => {
    expect(() => formatAmount(-1n, 18)).toThrow(RangeError);
    expect(() => formatAmount(1n, 1.5)).toThrow(RangeError);
    expect(() => formatAmount(1n, -1)).toThrow(RangeError);
  });

  test('separates thousands of a count by the space of amounts', () => {
    expect([999, 1_000, 12_345_678n].map(formatCount)).toEqual(
      ['999', '1 000', '12 345 678'].map((text) => text.replaceAll(' ', THOUSANDS)),
    );
  });
});
