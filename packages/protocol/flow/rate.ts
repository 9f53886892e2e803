import { MAX_UINT128 } from '../solidity-types';
import { scaleFactor } from './scale';

function assertSeconds(seconds: bigint): void {
  if (seconds <= 0n) throw new RangeError('The duration must be at least 1 second.');
}

/**
 * The rate (18-decimal tokens per second) that pays `amount` token units in `seconds`, rounded down:
 * after exactly that time the debt can be one unit short. Throws a RangeError when the duration is
 * not positive, the amount is negative, the decimals exceed 18 or the rate does not fit UD21x18.
 */
export function ratePerSecond(amount: bigint, decimals: number, seconds: bigint): bigint {
  assertSeconds(seconds);
  if (amount < 0n) throw new RangeError('The amount must be 0 or more.');
  const rate = (amount * scaleFactor(decimals)) / seconds;
  if (rate > MAX_UINT128) throw new RangeError('The rate does not fit UD21x18.');
  return rate;
}

/**
 * Like `ratePerSecond`, rounded up: after exactly that time the debt is at least `amount`. Throws a
 * RangeError under the same conditions.
 */
export function ratePerSecondAtLeast(amount: bigint, decimals: number, seconds: bigint): bigint {
  const rate = ratePerSecond(amount, decimals, seconds);
  const isExact = rate * seconds === amount * scaleFactor(decimals);
  const above = isExact ? rate : rate + 1n;
  if (above > MAX_UINT128) throw new RangeError('The rate does not fit UD21x18.');
  return above;
}

/** The token units, rounded down, that a rate of 18-decimal tokens per second pays in `seconds`. */
export function amountPerDuration(rate: bigint, decimals: number, seconds: bigint): bigint {
  assertSeconds(seconds);
  if (rate < 0n || rate > MAX_UINT128) throw new RangeError('The rate does not fit UD21x18.');
  return (rate * seconds) / scaleFactor(decimals);
}
