import { formatAmount } from '@sablier-docs/protocol/amount';
import { formatUtc } from '@sablier-docs/protocol/time';
import { checksum } from '@sablier-docs/protocol/checksum';
import type { TokenMetadata } from './token';
import { toAddress } from './abi-words';
import { quoteUntrusted } from '../inputs/untrusted-text';

/*
 * Formats the words of results for people. A word that is invalid for its kind is shown as a
 * number.
 */

/** One formatted result. */
export interface DisplayRow {
  name: string;
  label: string;
  /** The formatted result; empty until it arrives. */
  text: string;
  /** Whether the result takes two lines on a phone. */
  isLong: boolean;
  /** The site's own computation, if it differs. */
  computed?: string;
}

/** The address in a word, in checksum form; undefined if the word is not an address. */
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

/** The last second that a `Date` can represent. */
const LAST_DATE = 8_640_000_000_000n;

/** A date in UTC from Unix seconds. */
export const showTime = (word: bigint): string =>
  word <= LAST_DATE && word < 1n << 40n ? formatUtc(word) : String(word);

const SECONDS_PER_MINUTE = 60;

/** What the clock of the reader's device is ahead of UTC at a Unix second, in seconds. */
const aheadOfUtc = (word: bigint): bigint =>
  BigInt(Math.round(-new Date(Number(word) * 1_000).getTimezoneOffset() * SECONDS_PER_MINUTE));

/** Whether that clock differs from UTC at a moment of the year 2026, so that times take two lines on a phone. */
export const hasOwnClock = (): boolean =>
  [Date.UTC(2026, 0), Date.UTC(2026, 6)].some((time) => aheadOfUtc(BigInt(time / 1_000)) !== 0n);

/** A date in UTC, and beside it the time on the reader's device where its clock differs. */
export function showTimeHere(word: bigint): string {
  const utc = showTime(word);
  if (!utc.endsWith(' UTC')) return utc;
  const ahead = aheadOfUtc(word);
  if (ahead === 0n || word + ahead < 0n) return utc;
  return `${utc} (${formatUtc(word + ahead).replace(/ UTC$/, '')} on this device)`;
}

/** A token's symbol after an amount, quoted unless it is a plain Latin word. */
export const showSymbol = (symbol: string | null): string =>
  symbol === null ? 'tokens' : quoteUntrusted(symbol);

/** An amount with the token's symbol; in the smallest unit if the decimals are unknown. */
export const showTokens = (units: bigint, { symbol, decimals }: TokenMetadata): string =>
  decimals === null
    ? `${units} of the token's smallest unit`
    : `${formatAmount(units, decimals)} ${showSymbol(symbol)}`;
