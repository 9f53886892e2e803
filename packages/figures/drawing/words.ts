import { formatAmount } from '@sablier-docs/protocol/amount';
import { SECONDS_PER_DAY } from '@sablier-docs/protocol/seconds';

export interface Token {
  readonly symbol: string;
  readonly decimals: number;
}

/** The token of most figures, and of the playground. */
export const DAI: Token = { symbol: 'DAI', decimals: 18 };

/** Six decimals, to which a debt of Flow is rounded down: what is left over for the sender is a whole number too. */
export const USDC: Token = { symbol: 'USDC', decimals: 6 };

const DIGITS = 4;

/** Whole tokens, or hundredths of them, in the token's smallest unit. */
export const tokenUnits = (count: number, { decimals } = DAI): bigint =>
  BigInt(`${Math.round(count * 100)}${'0'.repeat(decimals - 2)}`);

/** An amount with at most four decimals, cut and never rounded up. */
export const digits = (units: bigint, { decimals } = DAI): string =>
  formatAmount(units, decimals, { maxDecimals: DIGITS });

/** An amount with its token. */
export const tokensWithSymbol = (units: bigint, token = DAI): string =>
  `${digits(units, token)} ${token.symbol}`;

/** An amount to the last unit, without spaces, as the playground reads it. */
export const exactDigits = (units: bigint, { decimals } = DAI): string =>
  formatAmount(units, decimals).replace(/[^\d.]/g, '');

/** Seconds after the start; a day in the middle of a turn of the clock may have a fraction. */
export const secondsOfDay = (day: number): bigint =>
  BigInt(Math.round(day * Number(SECONDS_PER_DAY)));

/** A day without a fraction, as it is written while the clock runs. */
export const dayWord = (day: number): string => `day ${Math.floor(day)}`;
