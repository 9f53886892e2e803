import { ratePerSecond, ratePerSecondAtLeast } from './rates';

// region months
const YEAR = 365n * 86_400n;

/** A twelfth of what a year of 365 days pays: one rate that never changes. */
export const averageMonthRate = (amount: bigint, decimals: number): bigint =>
  ratePerSecond(12n * amount, decimals, YEAR);

/** Seconds of a calendar month in UTC; January is 1. */
export const secondsOfMonth = (year: number, month: number): bigint =>
  BigInt((Date.UTC(year, month) - Date.UTC(year, month - 1)) / 1_000);

/** The rate that pays `amount` in exactly this month; January is 1. */
export const rateForMonth = (amount: bigint, decimals: number, year: number, month: number) =>
  ratePerSecondAtLeast(amount, decimals, secondsOfMonth(year, month));
// endregion months
