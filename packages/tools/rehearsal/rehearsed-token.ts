import { decimalsOf, streamToken, type StreamResults } from '../readings/stream/results';
import { toAddress } from '@sablier-docs/kit/wallet/abi-words';
import { showSymbol } from '@sablier-docs/kit/wallet/show';
import type { TokenMetadata } from '@sablier-docs/kit/wallet/token';
import type { RehearsedToken } from './types';

/** Most decimals that a token of the rehearsal can have. */
const MOST_DECIMALS = 36;

/** A token like the real one. @param word its address @returns undefined when it was not read */
export function tokenLike(
  { decimals, symbol }: TokenMetadata,
  word: bigint | undefined,
): RehearsedToken | undefined {
  if (decimals === null || decimals > MOST_DECIMALS || word === undefined) return undefined;
  return { address: toAddress(word), decimals, symbol: showSymbol(symbol) };
}

/** The token that a rehearsal makes like that of a stream; undefined when that was not read. */
export const rehearsedToken = (results: StreamResults): RehearsedToken | undefined =>
  tokenLike({ decimals: decimalsOf(results), symbol: results.symbol }, streamToken(results));
