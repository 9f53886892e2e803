import { decimalsOf, tokenOf, type StreamResults } from '../stream-desk/reading/results';
import { showSymbol } from '../wallet/show';
import type { RehearsedToken } from './types';

/** Most decimals that a token of the rehearsal can have. */
const MOST_DECIMALS = 36;

/** The token that a rehearsal makes like the real one; undefined when that was not read. */
export function rehearsedToken(results: StreamResults): RehearsedToken | undefined {
  const [decimals, word] = [decimalsOf(results), tokenOf(results)];
  if (decimals === null || decimals > MOST_DECIMALS || word === undefined) return undefined;
  const address = `0x${word.toString(16).padStart(40, '0')}`;
  return { address, decimals, symbol: showSymbol(results.symbol) };
}
