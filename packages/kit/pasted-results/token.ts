import { readTokenText, type TokenMetadata } from '../wallet/token';
import type { Line } from './lines';
import { pastedHex } from './parse-values';

const LONGEST_SYMBOL = 20;

/** The token's metadata in the lines; null if missing. */
export function tokenMetadataIn(lines: readonly Line[]): TokenMetadata {
  const words = (name: string) => lines.findLast((line) => line.name === name)?.words;
  const symbol = words('symbol');
  const decimals = words('decimals')?.[0];
  return {
    symbol: symbol ? readTokenText(pastedHex(symbol), LONGEST_SYMBOL) : null,
    decimals: decimals === undefined ? null : Number(decimals),
  };
}
