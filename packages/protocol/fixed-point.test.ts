import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { EXP2_FACTORS } from './exp2-factors';
import { div, exp2, log2, mul, pow } from './fixed-point';
import { UNIT } from './unit';

const packages = createRequire(import.meta.url);
const HALF = UNIT / 2n;

test('the computed factors of exp2 are the ones that PRBMath lists', () => {
  const path = packages.resolve('@prb/math/src/Common.sol');
  const pairs = readFileSync(path, 'utf8').matchAll(
    /x & (0x[0-9A-F]+) > 0\) \{\s*result = \(result \* (0x[0-9A-F]+)\)/g,
  );
  const listed = [...pairs].map(([, bit = '', factor = '']) => ({
    bit: BigInt(bit),
    factor: BigInt(factor),
  }));
  expect(listed).toHaveLength(64);
  expect(EXP2_FACTORS).toEqual(listed);
});

describe('div and mul', () => {
  test('truncates positive and negative results toward zero', () => {
    expect(div(1n, 3n)).toBe(333_333_333_333_333_333n);
    expect(div(-1n, 3n)).toBe(-333_333_333_333_333_333n);
    expect(mul(1n, UNIT - 1n)).toBe(0n);
    expect(mul(-3n, HALF)).toBe(-1n);
  });

  test('refuse results beyond 59.18 decimals and a zero divisor', () => {
    expect(() => mul(2n ** 200n, 2n ** 200n)).toThrow(RangeError);
    expect(() => div(2n ** 254n, 1n)).toThrow(RangeError);
    expect(() => div(1n, 0n)).toThrow(RangeError);
  });
});

describe('log2', () => {
  test('is exact at powers of two and mirrors below one', () => {
    expect(log2(UNIT)).toBe(0n);
    expect(log2(8n * UNIT)).toBe(3n * UNIT);
    expect(log2(UNIT / 4n)).toBe(-2n * UNIT);
  });

  // The square of this number truncates to exactly 2.
  test('counts a square of exactly two as a whole bit', () => {
    expect(log2(1_414_213_562_373_095_049n)).toBe(HALF);
  });

  test('throws for 0 and for negative numbers', () => {
    expect(() => log2(0n)).toThrow(RangeError);
    expect(() => log2(-UNIT)).toThrow(RangeError);
  });
});

describe('exp2', () => {
  test('returns 1024 for 10, an eighth for -3 and 0 for -60', () => {
    expect(exp2(0n)).toBe(UNIT);
    expect(exp2(10n * UNIT)).toBe(1024n * UNIT);
    expect(exp2(HALF)).toBe(1_414_213_562_373_095_048n);
    expect(exp2(-3n * UNIT)).toBe(UNIT / 8n);
    expect(exp2(-60n * UNIT)).toBe(0n);
  });

  test('reaches 1e-18 at its lower bound and 192 is too much', () => {
    expect(exp2(-59_794_705_707_972_522_261n)).toBe(1n);
    expect(exp2(-59_794_705_707_972_522_262n)).toBe(0n);
    expect(exp2(192n * UNIT - 1n)).toBeGreaterThan(0n);
    expect(() => exp2(192n * UNIT)).toThrow(RangeError);
  });
});

describe('pow', () => {
  test.each([
    ['0^0 is 1', 0n, 0n, UNIT],
    ['0^x is 0', 0n, 1n, 0n],
    ['1^x is 1', UNIT, 5n, UNIT],
    ['x^0 is 1', 7n, 0n, UNIT],
    ['x^1 is x', 7n, UNIT, 7n],
  ])('returns the limit that the contract returns: %s', (_, base, exponent, result) => {
    expect(pow(base, exponent)).toBe(result);
  });

  // Shares of a segment at half time.
  test.each([
    ['0.2', UNIT / 5n, 0.8706],
    ['0.3', (3n * UNIT) / 10n, 0.8123],
    ['0.5', HALF, 0.7071],
    ['2', 2n * UNIT, 0.25],
    ['3', 3n * UNIT, 0.125],
    ['4', 4n * UNIT, 0.0625],
    ['6', 6n * UNIT, 0.015625],
  ])('returns the published share for 0.5^%s', (_, exponent, share) => {
    expect(Number(pow(HALF, exponent)) / 1e18).toBeCloseTo(share, 4);
  });

  test('never exceeds 1 and never falls when the base grows', () => {
    for (const exponent of [1n, UNIT / 5n, 2n * UNIT, 6n * UNIT, 2n ** 64n - 1n]) {
      let previous = 0n;
      for (let base = 1n; base <= UNIT; base = (base * 3n) / 2n + 1n) {
        const value = pow(base, exponent);
        expect(value).toBeGreaterThanOrEqual(previous);
        expect(value).toBeLessThanOrEqual(UNIT);
        previous = value;
      }
    }
  });
});
