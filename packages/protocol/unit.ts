/** One whole, as an 18-decimal fixed-point number; in a file without the powers, which most of what counts in it does not need. */
export const UNIT = 1_000_000_000_000_000_000n;
