/** In seconds. */
export const DAY = 86_400n;
/** One token of each kind, in its smallest unit. */
export const DAI = 10n ** 18n;
export const USDC = 1_000_000n;
