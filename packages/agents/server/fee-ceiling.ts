import { UNIT } from '@sablier-docs/protocol/unit';
import { MAX_FEE_USD } from '@sablier-docs/kit/wallet/fee';
import { inCoin } from '@sablier-docs/kit/calls/explorer';

/* Whether a number can be what a comptroller answers for its highest fee. It divides
 * `MAX_FEE_USD * 1e18` by the price of the coin in USD with 8 decimals, so most numbers are no
 * answer, and an answer tells its price. */

const NUMERATOR = MAX_FEE_USD * UNIT;

/** 1 USD with the decimals of a price. */
const USD = 100_000_000n;

/** The price behind an answer above 0, in USD with 8 decimals; 0 where the answer is too large for any. */
export const priceOfCeiling = (ceiling: bigint): bigint => NUMERATOR / ceiling;

/**
 * Prices in USD with 8 decimals, outside of which an answer is a mistake sooner than a price. The
 * coins of single chains have none here: the answer shows the price to whoever signs.
 */
const PLAUSIBLE: Readonly<Record<string, readonly [least: bigint, most: bigint]>> = {
  ETH: [100n * USD, 1_000_000n * USD],
};

/** Of any coin. */
const MOST_OF_ANY = 10_000_000n * USD;

interface Claimed {
  /** What the contract asks for, in wei. */
  fee: bigint;
  /** The answer that a caller gave, in wei; null on a chain without a comptroller. */
  ceiling: bigint | null;
  /** Symbol of the chain's coin. */
  coin: string;
  /** Whether the fee is a constant of the contract, which needs no price. */
  isFixed: boolean;
}

/** Why fee and ceiling cannot both be true, in sentences; null where they can. */
export function whyImplausible({ fee, ceiling, coin, isFixed }: Claimed): string | null {
  const [least, most] = PLAUSIBLE[coin] ?? [1n, MOST_OF_ANY];
  if (ceiling === null || ceiling === 0n) {
    if (ceiling === 0n && !isFixed) {
      return "A `feeCeiling` of 0 means that the comptroller has no price now. A contract that asks it for the fee asks for 0 then, so a fee above 0 is from another moment, or from a contract that is not Sablier's.";
    }
    const highest = NUMERATOR / least;
    if (fee <= highest) return null;
    return `A fee of ${inCoin(fee)} ${coin} is more than 100 USD, the most that Sablier asks for, at every plausible price of ${coin}.`;
  }
  const price = priceOfCeiling(ceiling);
  if (price === 0n || NUMERATOR / price !== ceiling) {
    return `No price of ${coin} makes a comptroller answer ${ceiling} for 100 USD, so this \`feeCeiling\` was not read from it.`;
  }
  if (price < least || price > most) {
    return `A \`feeCeiling\` of ${ceiling} wei says that 100 USD are ${inCoin(ceiling)} ${coin}, which is no plausible price of ${coin}.`;
  }
  return null;
}
