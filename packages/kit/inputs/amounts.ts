import { formatAmount, THOUSANDS } from '@sablier-docs/protocol/amount';
import { MAX_UINT128 } from '@sablier-docs/protocol/solidity-types';
import { readDecimal, unambiguousNumber } from './numbers';
import { isRead, type Parsed } from './parsed';
import { readingsByUnit } from './smallest-unit';

/** Flow rejects tokens with more decimals, and none is known with Lockup. */
export const MAX_DECIMALS = 18;

/** Reads token decimals, a whole number from 0 to 18. */
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

/** Reads a typed number as token units (uint128). */
export function readAmount(text: string, decimals: number): Parsed<bigint> {
  if (text.trim() === '') return { problem: 'Enter an amount.' };
  const parsed = readDecimal(text, decimals, { tooFine });
  if (!isRead(parsed) || parsed.value <= MAX_UINT128) return parsed;
  const most = formatAmount(MAX_UINT128, decimals);
  return { problem: `Enter at most ${most}: the contract counts in uint128.` };
}

/** Like `readAmount` for a field of a person: a text that may count the token's smallest unit is asked about. */
export function readTypedAmount(text: string, decimals: number): Parsed<bigint> {
  const [tokens, counted] = readingsByUnit(text, decimals);
  if (tokens === undefined) return readAmount(text, decimals);
  return {
    problem: `This can be ${tokens} tokens, or ${counted} ${counted === '1' ? 'token' : 'tokens'} counted in the smallest unit. Write ${tokens}, with its spaces, or ${counted}.`,
  };
}

/** Like `readTypedAmount`; an empty field is 0. */
export const readOptionalTypedAmount = (text: string, decimals: number): Parsed<bigint> =>
  text.trim() === '' ? { value: 0n } : readTypedAmount(text, decimals);

/** Like `readAmount`; an empty text is 0. */
export const readOptionalAmount = (text: string, decimals: number): Parsed<bigint> =>
  text.trim() === '' ? { value: 0n } : readAmount(text, decimals);

/** Token units as a decimal number without spaces, for code and files; exact. */
export function plainAmount(units: bigint, decimals: number): string {
  const text = formatAmount(units, decimals).replaceAll(THOUSANDS, '');
  return text.includes('.') ? text.replace(/0+$/, '') : text;
}

/** The same for links and files, in an unambiguous form. */
export const linkAmount = (units: bigint, decimals: number): string =>
  unambiguousNumber(plainAmount(units, decimals));

/** A number of tokens, with spaces where a field would ask whether it counts the smallest unit. */
function tokensInField(number: string, decimals: number): string {
  const [tokens] = readingsByUnit(number, decimals);
  return tokens === undefined ? number : unambiguousNumber(tokens);
}

/** Token units for a field, as a text about which nothing is asked. */
export const fieldAmount = (units: bigint, decimals: number): string =>
  tokensInField(linkAmount(units, decimals), decimals);

/** A number in the form that the site has always used in links: without superfluous zeros. */
const WRITTEN = /^(?:0|[1-9][0-9]*)\.[0-9]*[1-9]$/;

/**
 * The text of a link for a field. Older links of this site contain ambiguous numbers such as 1.125,
 * which never means 1125 there, and amounts of links are tokens. Other text that a person may have written into a link is
 * unchanged.
 */
export const amountFromLink = (text: string, decimals: number): string =>
  tokensInField(WRITTEN.test(text.trim()) ? unambiguousNumber(text.trim()) : text, decimals);
