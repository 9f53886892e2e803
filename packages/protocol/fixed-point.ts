import { EXP2_FACTORS } from './exp2-factors';
import { UNIT } from './unit';

const UNIT_SQUARED = UNIT * UNIT;
const HALF_UNIT = UNIT / 2n;
const DOUBLE_UNIT = UNIT * 2n;
const MAX_SD59X18 = (1n << 255n) - 1n;
const EXP2_MAX_INPUT = 192n * UNIT - 1n;
// Below this, 2^x is smaller than 1e-18.
const EXP2_MIN_INPUT = -59_794_705_707_972_522_261n;

/*
 * The part of SD59x18 (@prb/math 4.1.0) that Lockup's dynamic model runs on. An integer x represents x /
 * 1e18. The rounding is the point: every operation below truncates in the same places as the Solidity, so the
 * results agree to the last digit. tests/examples/lockup-math.test.ts compares them with the deployed
 * library. `bigint` division truncates toward zero, as the EVM's does.
 */

function checked(result: bigint): bigint {
  if (result > MAX_SD59X18 || result < -MAX_SD59X18) {
    throw new RangeError('The result does not fit a signed 59.18-decimal number.');
  }
  return result;
}

/** x / y, truncated. Throws a RangeError when y is 0 or the result exceeds 59.18 decimals. */
export function div(x: bigint, y: bigint): bigint {
  return checked((x * UNIT) / y);
}

/** x * y, truncated. Throws a RangeError when the result exceeds 59.18 decimals. */
export function mul(x: bigint, y: bigint): bigint {
  return checked((x * y) / UNIT);
}

/**
 * Binary logarithm by repeated squaring, one bit of the fraction per round.
 * Throws a RangeError when x is not positive.
 */
export function log2(x: bigint): bigint {
  if (x <= 0n) throw new RangeError('The logarithm needs a positive number.');

  // log2(x) = -log2(1 / x) keeps the loop on numbers from 1 up.
  const sign = x >= UNIT ? 1n : -1n;
  const magnitude = sign === 1n ? x : UNIT_SQUARED / x;

  const integerPart = BigInt((magnitude / UNIT).toString(2).length - 1);
  let result = integerPart * UNIT;
  let y = magnitude >> integerPart;
  if (y === UNIT) return sign * result;

  for (let delta = HALF_UNIT; delta > 0n; delta >>= 1n) {
    y = (y * y) / UNIT;
    if (y >= DOUBLE_UNIT) {
      result += delta;
      y >>= 1n;
    }
  }
  return sign * result;
}

/** 2^x. Zero when the result is below 1e-18; throws a RangeError when x is 192 or more. */
export function exp2(x: bigint): bigint {
  if (x < 0n) return x < EXP2_MIN_INPUT ? 0n : UNIT_SQUARED / exp2(-x);
  if (x > EXP2_MAX_INPUT) throw new RangeError('The exponent of 2 must be below 192.');

  const binary = (x << 64n) / UNIT;
  // 2^191 is one half in the 192.64-bit working format; the final shift takes the half out again.
  let result = 1n << 191n;
  for (const { bit, factor } of EXP2_FACTORS) {
    if (binary & bit) result = (result * factor) >> 64n;
  }
  return (result * UNIT) >> (191n - (binary >> 64n));
}

/** x^y as 2^(log2(x) * y), with the exact cases taken out first; 0^0 is 1. x must be 0 or more. */
export function pow(x: bigint, y: bigint): bigint {
  if (x === 0n) return y === 0n ? UNIT : 0n;
  if (x === UNIT || y === 0n) return UNIT;
  if (y === UNIT) return x;
  return exp2(mul(log2(x), y));
}
