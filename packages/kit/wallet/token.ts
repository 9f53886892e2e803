import type { CallResult } from './chain';
import { withoutControlCharacters } from '../inputs/plain-text';
import type { WalletResponse } from './request';
import { readWords, toAddress } from './abi-words';

/** Selectors of ERC-20: `symbol()` and `decimals()`. */
const SYMBOL = '0x95d89b41';
const DECIMALS = '0x313ce567';
const LONGEST_SYMBOL = 20;

/** Calls a contract: its address, then the calldata. */
export type CallContract = (to: string, data: string) => Promise<WalletResponse<CallResult>>;

/** The symbol and decimals that a token returns, which may be false; null if it returned none. */
export interface TokenMetadata {
  symbol: string | null;
  decimals: number | null;
}

/** @param token the word with its address; no call is made if it is not an address */
export async function fetchToken(
  call: CallContract,
  token: bigint | undefined,
): Promise<TokenMetadata> {
  if (token === undefined || token >= 1n << 160n) return { symbol: null, decimals: null };
  const [symbol, decimals] = await Promise.all([
    call(toAddress(token), SYMBOL),
    call(toAddress(token), DECIMALS),
  ]);
  return { symbol: readSymbol(symbol), decimals: readDecimals(decimals) };
}

const dataOf = (answer: WalletResponse<CallResult>): string | null =>
  'value' in answer && 'data' in answer.value ? answer.value.data : null;

/** The symbol, which the token returns as a string or, in old tokens, as bytes32. */
export const readSymbol = (answer: WalletResponse<CallResult>): string | null =>
  readTokenText(dataOf(answer)?.slice(2) ?? '', LONGEST_SYMBOL);

/** Decodes a string result, in hex without `0x`, as one short line; null if it is empty. */
export function readTokenText(hex: string, longest: number): string | null {
  const length = hex.length > 64 ? BigInt(`0x${hex.slice(64, 128)}`) : 32n;
  const start = hex.length > 64 ? 128 : 0;
  const bytes = hex.slice(start, start + 2 * Number(length < 256n ? length : 256n));
  const codes = (bytes.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
  const text = new TextDecoder().decode(Uint8Array.from(codes));
  return withoutControlCharacters(text, longest) || null;
}

function readDecimals(answer: WalletResponse<CallResult>): number | null {
  const [word] = readWords(dataOf(answer) ?? '') ?? [];
  return word !== undefined && word <= 255n ? Number(word) : null;
}
