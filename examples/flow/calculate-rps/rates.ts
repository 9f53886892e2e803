// region rate
/** Rates have 18 decimals, whatever the token has. */
const RATE_DECIMALS = 18;

function scaleOf(decimals: number): bigint {
  if (decimals > RATE_DECIMALS) throw new RangeError('Flow refuses tokens above 18 decimals.');
  return BigInt(10 ** (RATE_DECIMALS - decimals));
}

/**
 * The rate that pays `amount` (smallest unit of the token) in `seconds`, rounded down: the stream
 * never owes more than `amount` in that time. Throws when the rate would be zero.
 */
export function ratePerSecond(amount: bigint, decimals: number, seconds: bigint): bigint {
  const rate = (amount * scaleOf(decimals)) / seconds;
  // `create` accepts a rate of zero and makes a paused stream.
  if (rate === 0n) throw new RangeError(`${amount} units in ${seconds} seconds: the rate is zero.`);
  return rate;
}

/**
 * The same, rounded up: the stream owes at least `amount` in that time. Throws for an amount of zero.
 */
export function ratePerSecondAtLeast(amount: bigint, decimals: number, seconds: bigint): bigint {
  const rate = (amount * scaleOf(decimals) + seconds - 1n) / seconds;
  if (rate === 0n) throw new RangeError(`${amount} units in ${seconds} seconds: the rate is zero.`);
  return rate;
}
// endregion rate

// region amount
/** What a stream with this rate owes after `seconds`, in the smallest unit of the token. */
export function amountOver(rate: bigint, decimals: number, seconds: bigint): bigint {
  return (rate * seconds) / scaleOf(decimals);
}
// endregion amount
