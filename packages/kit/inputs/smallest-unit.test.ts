import { describe, expect, it } from 'vitest';
import { readingsByUnit } from './smallest-unit';
import { readPositive, readStreamAmounts } from './stream-fields';

describe('an amount that may count the smallest unit', () => {
  it.each([
    ['1000000', 6, ['1\u202f000\u202f000', '1']],
    ['1500000000', 6, ['1\u202f500\u202f000\u202f000', '1\u202f500']],
    ['1125000', 6, ['1\u202f125\u202f000', '1.1250']],
    ['2500000000000000000', 18, ['2\u202f500\u202f000\u202f000\u202f000\u202f000\u202f000', '2.5']],
    ['1000000', 2, ['1\u202f000\u202f000', '10\u202f000']],
  ])('%s with %d decimals is asked about', (text, decimals, readings) => {
    expect(readingsByUnit(text, decimals)).toEqual(readings);
    expect(readPositive(text, decimals)).toMatchObject({
      problem: expect.stringMatching(/smallest unit/) as string,
    });
    // Each reading, typed back, is that amount without another question.
    const [tokens = '', counted = ''] = readings;
    expect(readPositive(tokens, decimals)).toEqual({
      value: BigInt(text) * BigInt(`1${'0'.repeat(decimals)}`),
    });
    expect(readPositive(counted, decimals)).toEqual({ value: BigInt(text) });
  });

  it.each([
    ['999999', 6],
    ['1500000000', 18],
    ['1500000.5', 6],
    ['1 500 000', 6],
    ['1500000', 0],
  ])('%s with %d decimals is tokens', (text, decimals) => {
    expect(readingsByUnit(text, decimals)).toEqual([]);
    expect(readPositive(text, decimals)).toHaveProperty('value');
  });

  it('is asked about in a list of streams', () => {
    expect(readStreamAmounts('5 1500000000', () => 6)).toHaveProperty('problem');
    expect(readStreamAmounts('5 1\u202f500\u202f000', () => 6)).toMatchObject({
      value: [{ id: 5n, amount: 1_500_000_000_000n }],
    });
  });

  it('ends the ID of a stream at a blank, where the amount has the narrow spaces of a page', () => {
    expect(readStreamAmounts('5 150\u202f000', () => 6)).toMatchObject({
      value: [{ id: 5n, amount: 150_000_000_000n }],
    });
    expect(readStreamAmounts('5\u202f150\u202f000', () => 6)).toHaveProperty('problem');
  });
});
