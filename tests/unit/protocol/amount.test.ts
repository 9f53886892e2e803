import { describe, expect, test } from 'vitest';
import { AmountError, formatAmount, parseAmount } from '../../../src/protocol/amount';

describe('formatAmount', () => {
  test.each([
    [0n, 18, undefined, '0'],
    [1n, 18, undefined, '0.000000000000000001'],
    [1_234_567_890n, 6, undefined, '1,234.56789'],
    [123_456n, 0, undefined, '123,456'],
    [999_999n, 6, 2, '0.99'],
    [1_999_999n, 6, 0, '1'],
    [1_000_000_000_000n, 6, 2, '1,000,000'],
    [2n ** 128n - 1n, 18, 2, '340,282,366,920,938,463,463.37'],
  ])('%d units of %d decimals, at most %s shown', (units, decimals, maxDecimals, text) => {
    expect(formatAmount(units, decimals, { maxDecimals })).toBe(text);
  });

  test('refuses negative amounts and odd decimals', () => {
    expect(() => formatAmount(-1n, 18)).toThrow(RangeError);
    expect(() => formatAmount(1n, 1.5)).toThrow(RangeError);
    expect(() => formatAmount(1n, -1)).toThrow(RangeError);
  });
});

describe('parseAmount', () => {
  test.each([
    ['0', 18, 0n],
    ['1', 6, 1_000_000n],
    [' 1,234.5 ', 6, 1_234_500_000n],
    ['1234.5', 6, 1_234_500_000n],
    ['.5', 1, 5n],
    ['5.', 2, 500n],
    ['1.500000', 1, 15n],
    ['7', 0, 7n],
    ['7.0', 0, 7n],
  ])('%s with %d decimals', (text, decimals, units) => {
    expect(parseAmount(text, decimals)).toBe(units);
  });

  test.each([
    ['', 18, 'Enter an amount.'],
    ['   ', 18, 'Enter an amount.'],
    ['-1', 18, '0 or more'],
    ['1e18', 18, 'not an amount'],
    ['0x10', 18, 'not an amount'],
    ['1,23', 18, 'not an amount'],
    ['1.2.3', 18, 'not an amount'],
    ['.', 18, 'not an amount'],
    ['1.234', 2, 'at most 2 decimals'],
    ['1.23', 1, 'at most 1 decimal.'],
    ['1.2', 0, 'no decimals'],
  ])('refuses "%s" with %d decimals', (text, decimals, message) => {
    expect(() => parseAmount(text, decimals)).toThrow(message);
    expect(() => parseAmount(text, decimals)).toThrow(AmountError);
  });

  test('reads back what formatAmount writes', () => {
    for (const units of [0n, 1n, 999n, 123_456_789_012_345n, 2n ** 128n - 1n]) {
      for (const decimals of [0, 6, 18]) {
        expect(parseAmount(formatAmount(units, decimals), decimals)).toBe(units);
      }
    }
  });
});
