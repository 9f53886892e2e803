import { readText, type TokenSays } from '../wallet/token';
import type { Line } from './lines';
import { hexOf } from './values';

const LONGEST_SYMBOL = 20;

/** What the lines say about the token; null where they say nothing. */
export function tokenSays(lines: readonly Line[]): TokenSays {
  const words = (name: string) => lines.findLast((line) => line.name === name)?.words;
  const symbol = words('symbol');
  const decimals = words('decimals')?.[0];
  return {
    symbol: symbol ? readText(hexOf(symbol), LONGEST_SYMBOL) : null,
    decimals: decimals === undefined ? null : Number(decimals),
  };
}
