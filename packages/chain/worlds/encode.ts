import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex as toHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hex } from '../hex';

/** No part of the EVM: a page that opens a world has it in its worker alone. */
const bytesToHex = (bytes: Uint8Array): Hex => `0x${toHex(bytes)}`;

type Value = bigint | Hex;

const hexOf = (value: Value): string =>
  typeof value === 'bigint' ? value.toString(16) : value.slice(2);
const word = (value: Value): string => hexOf(value).toLowerCase().padStart(64, '0');

/** Arguments without a length of their own, one word each: numbers and addresses. */
export const words = (...values: readonly Value[]): Hex => `0x${values.map(word).join('')}`;

/** Bytes as the last argument after `before`: their place, their length and themselves. */
export function withBytes(before: readonly Value[], bytes: Hex): Hex {
  const place = BigInt(before.length + 1) * 32n;
  const data = bytes.slice(2);
  const padded = data.padEnd(Math.ceil(data.length / 64) * 64, '0');
  return join(words(...before, place, BigInt(data.length / 2)), `0x${padded}`);
}

/** A text as the first argument, and words after it. */
export function textAnd(text: string, ...after: readonly Value[]): Hex {
  const data = hexOf(bytesToHex(utf8ToBytes(text)));
  const place = BigInt(after.length + 1) * 32n;
  return join(words(place, ...after, BigInt(data.length / 2)), `0x${data.padEnd(64, '0')}`);
}

/** The first four bytes of a call of a function. */
export const selector = (signature: string): Hex =>
  bytesToHex(keccak_256(utf8ToBytes(signature)).subarray(0, 4));

export const join = (...parts: readonly Hex[]): Hex =>
  `0x${parts.map((part) => part.slice(2)).join('')}`;
