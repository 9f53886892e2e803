import { AmountError, formatAmount, parseAmount } from '../../protocol/amount';
import { MAX_UINT128 } from '../../protocol/solidity-types';
import type { Parsed } from './parsed';

/** Tokens with more decimals are refused by Flow and have not been seen with Lockup. */
export const MAX_DECIMALS = 18;

/** Token decimals, a whole number from 0 to 18. */
export function readDecimals(text: string): Parsed<number> {
  const trimmed = text.trim();
  if (/^\d{1,2}$/.test(trimmed) && Number(trimmed) <= MAX_DECIMALS) {
    return { value: Number(trimmed) };
  }
  return { problem: `Enter a whole number from 0 to ${MAX_DECIMALS}.` };
}

/** Token units (uint128) of a typed decimal number. */
export function readAmount(text: string, decimals: number): Parsed<bigint> {
  try {
    const value = parseAmount(text, decimals);
    if (value <= MAX_UINT128) return { value };
    const most = formatAmount(MAX_UINT128, decimals);
    return { problem: `Enter at most ${most}: the contract counts in uint128.` };
  } catch (error) {
    if (error instanceof AmountError) return { problem: error.message };
    throw error;
  }
}

/** Like `readAmount`; a field that is left empty is 0. */
export const readOptionalAmount = (text: string, decimals: number): Parsed<bigint> =>
  text.trim() === '' ? { value: 0n } : readAmount(text, decimals);

/** Token units as a decimal number without commas, for fields and addresses; exact. */
export const plainAmount = (units: bigint, decimals: number): string =>
  formatAmount(units, decimals).replaceAll(',', '');
