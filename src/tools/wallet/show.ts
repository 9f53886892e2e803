import { formatAmount } from '../../protocol/amount';
import { formatUtc } from '../../protocol/time';
import { checksum } from '../csv/cells/address';
import type { TokenSays } from './token';
import { toAddress } from './words';

/* Words of answers as people read them. A word that its kind cannot hold is shown as the number it is. */

/** What a reader sees of one answer. */
export interface Row {
  name: string;
  label: string;
  /** The contract's answer, for people; empty before it comes. */
  text: string;
  /** Whether the answer takes two lines on a phone. */
  isLong: boolean;
  /** What the site computes, where that is something else. */
  computed?: string;
}

/** The address in a word, in checksum form; undefined where it holds none. */
export const addressIn = (word: bigint | undefined): string | undefined =>
  word === undefined || word >= 1n << 160n ? undefined : checksum(toAddress(word));

/** @param account the reader's own, in checksum form */
export function showAddress(word: bigint, account: string | null): string {
  const address = addressIn(word);
  if (address === undefined) return String(word);
  return address === account ? `${address} (your account)` : address;
}

export const showFlag = (word: bigint): string =>
  word === 1n ? 'Yes' : word === 0n ? 'No' : String(word);

/** The last second that a date can show. */
const LAST_DATE = 8_640_000_000_000n;

/** A date in UTC from Unix seconds. */
export const showTime = (word: bigint): string =>
  word <= LAST_DATE && word < 1n << 40n ? formatUtc(word) : String(word);

/**
 * A token's name beside an amount. The token chooses it: one that is more than a plain word goes between
 * quotation marks, so that “000 000 USDC” adds nothing to the figure before it.
 */
export function showSymbol(symbol: string | null): string {
  if (symbol === null) return 'tokens';
  if (/^[\p{L}$][\p{L}\p{M}\d$₮+*._/-]*$/u.test(symbol)) return symbol;
  return `“${symbol.replace(/["“”„‟«»]/g, "'")}”`;
}

/** An amount with the token's name; in the smallest unit where the decimals are not known. */
export const showTokens = (units: bigint, { symbol, decimals }: TokenSays): string =>
  decimals === null
    ? `${units} of the token's smallest unit`
    : `${formatAmount(units, decimals)} ${showSymbol(symbol)}`;
