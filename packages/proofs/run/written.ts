import { zeroAddress } from 'viem';
import { runProof } from './run';

/** From here on a figure is written as a multiple of 10^18, the unit of most tokens and of the coin. */
const LARGE = 100_000_000_000_000n;
const UNIT = 1_000_000_000_000_000_000n;
/** Longer lists and texts are cut. */
const LONG = 6;
const LONG_TEXT = 80;

/** A figure as the contracts have it, short: `60e18` for 60 tokens with 18 decimals. */
export function figure(value: bigint): string {
  const size = value < 0n ? -value : value;
  if (size < LARGE || size % 1_000_000n !== 0n) return grouped(value);
  const [whole, rest] = [size / UNIT, size % UNIT];
  const digits = rest === 0n ? '' : `.${String(rest).padStart(18, '0').replace(/0+$/, '')}`;
  return `${value < 0n ? '-' : ''}${grouped(whole)}${digits}e18`;
}

const grouped = (value: bigint): string => value.toLocaleString('en-US');

/** A value in words, with names in place of addresses. */
export function written(value: unknown): string {
  if (typeof value === 'bigint') return figure(value);
  if (typeof value === 'string') {
    const name = writtenName(value);
    return name.length > LONG_TEXT ? `${name.slice(0, LONG_TEXT)}…` : name;
  }
  if (Array.isArray(value)) {
    const list = value.slice(0, LONG).map(written).join(', ');
    return value.length === 0 ? 'nothing' : `[${list}${value.length > LONG ? ', …' : ''}]`;
  }
  if (value instanceof RegExp || value instanceof Error) return String(value);
  if (typeof value === 'function') return 'the call';
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return 'nothing';
    const list = entries.slice(0, LONG).map(([key, one]) => `${key} ${written(one)}`);
    return `${list.join(', ')}${entries.length > LONG ? ', …' : ''}`;
  }
  return String(value);
}

/** The name that the tests use for an account or a contract, or the text itself. */
export function writtenName(text: string): string {
  if (!/^0x[\da-f]{40}$/i.test(text)) return text;
  const wanted = text.toLowerCase();
  if (wanted === zeroAddress) return 'the zero address';
  for (const [name, address] of runProof.names) if (address.toLowerCase() === wanted) return name;
  return text;
}
