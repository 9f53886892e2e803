import { parseUnits } from 'viem';

/** 2027-01-01 00:00:00 UTC: every statement begins at this second, or a few later. */
export const GENESIS = 1_798_761_600n;

/** In seconds. */
export const MINUTE = 60n;
export const HOUR = 3_600n;
export const DAY = 86_400n;
export const WEEK = 7n * DAY;
export const YEAR = 365n * DAY;

/** Amounts in the smallest unit: of the token with 18 decimals, of that with 6, of the chain's coin. */
export const dai = (amount: string): bigint => parseUnits(amount, 18);
export const usdc = (amount: string): bigint => parseUnits(amount, 6);
export const eth = (amount: string): bigint => parseUnits(amount, 18);

/** Dollars with 8 decimals, as the comptroller and price feeds count them. */
export const usd = (amount: string): bigint => parseUnits(amount, 8);
