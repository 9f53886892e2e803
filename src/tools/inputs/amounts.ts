import { formatAmount } from '../../protocol/amount';
import { MAX_UINT128 } from '../../protocol/solidity-types';
import { readDecimal, settled } from './numbers';
import { isRead, type Parsed } from './parsed';

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

const tooFine = (decimals: number): string =>
  decimals === 0
    ? 'This token has no decimals.'
    : `This token has at most ${decimals === 1 ? '1 decimal' : `${decimals} decimals`}.`;

/** Token units (uint128) of a typed number. */
export function readAmount(text: string, decimals: number): Parsed<bigint> {
  if (text.trim() === '') return { problem: 'Enter an amount.' };
  const parsed = readDecimal(text, decimals, { tooFine });
  if (!isRead(parsed) || parsed.value <= MAX_UINT128) return parsed;
  const most = formatAmount(MAX_UINT128, decimals);
  return { problem: `Enter at most ${most}: the contract counts in uint128.` };
}

/** Like `readAmount`; a field that is left empty is 0. */
export const readOptionalAmount = (text: string, decimals: number): Parsed<bigint> =>
  text.trim() === '' ? { value: 0n } : readAmount(text, decimals);

/** Token units as a decimal number without commas, for code and files; exact. */
export const plainAmount = (units: bigint, decimals: number): string =>
  formatAmount(units, decimals).replaceAll(',', '');

/** The same for fields and links, where it has to be read back without a question. */
export const fieldAmount = (units: bigint, decimals: number): string =>
  settled(plainAmount(units, decimals));

/** A number as the site has always written it into links: no zero that could be left out. */
const WRITTEN = /^(?:0|[1-9][0-9]*)\.[0-9]*[1-9]$/;

/**
 * The text of a link for a field. Links that the site wrote before it settled its numbers hold 1.125
 * and never mean 1125 by it. What a person may have written into a link is left as it is.
 */
export const fromLink = (text: string): string =>
  WRITTEN.test(text.trim()) ? settled(text.trim()) : text;
