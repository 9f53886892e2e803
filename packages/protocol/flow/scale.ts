/** Flow counts in 18 decimals and refuses tokens with more. */
export const FLOW_DECIMALS = 18;

/** How many 18-decimal units one token unit is worth. Throws a RangeError outside 0 to 18. */
export function scaleFactor(decimals: number): bigint {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > FLOW_DECIMALS) {
    throw new RangeError(`Flow needs a token of 0 to 18 decimals, not ${decimals}.`);
  }
  return BigInt(`1${'0'.repeat(FLOW_DECIMALS - decimals)}`);
}
