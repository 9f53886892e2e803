import type { CallAnswer } from './chain';
import { plainText } from './plain';
import type { Answer } from './request';
import { readWords, toAddress } from './words';

/** Selectors of ERC-20: `symbol()` and `decimals()`. */
const SYMBOL = '0x95d89b41';
const DECIMALS = '0x313ce567';
const LONGEST_SYMBOL = 20;

/** Asks a contract: its address, then the data of the call. */
export type Ask = (to: string, data: string) => Promise<Answer<CallAnswer>>;

/** What a token says about itself, which may be false; null where it said nothing. */
export interface TokenSays {
  symbol: string | null;
  decimals: number | null;
}

/** @param token the word with its address; nothing is asked about a word that holds none */
export async function askToken(call: Ask, token: bigint | undefined): Promise<TokenSays> {
  if (token === undefined || token >= 1n << 160n) return { symbol: null, decimals: null };
  const [symbol, decimals] = await Promise.all([
    call(toAddress(token), SYMBOL),
    call(toAddress(token), DECIMALS),
  ]);
  return { symbol: readSymbol(symbol), decimals: readDecimals(decimals) };
}

const dataOf = (answer: Answer<CallAnswer>): string | null =>
  'value' in answer && 'data' in answer.value ? answer.value.data : null;

/** The symbol as the token says it, in a string or, in old tokens, in one word. */
export const readSymbol = (answer: Answer<CallAnswer>): string | null =>
  readText(dataOf(answer)?.slice(2) ?? '', LONGEST_SYMBOL);

/** A string of an answer, in hex without `0x`, as one short line; null when it is empty. */
export function readText(hex: string, longest: number): string | null {
  const length = hex.length > 64 ? BigInt(`0x${hex.slice(64, 128)}`) : 32n;
  const start = hex.length > 64 ? 128 : 0;
  const bytes = hex.slice(start, start + 2 * Number(length < 256n ? length : 256n));
  const codes = (bytes.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
  const text = new TextDecoder().decode(Uint8Array.from(codes));
  return plainText(text, longest) || null;
}

function readDecimals(answer: Answer<CallAnswer>): number | null {
  const [word] = readWords(dataOf(answer) ?? '') ?? [];
  return word !== undefined && word <= 255n ? Number(word) : null;
}
