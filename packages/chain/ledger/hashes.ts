import {
  bigIntToBytes,
  bytesToHex,
  concatBytes,
  hexToBytes,
  setLengthLeft,
  utf8ToBytes,
} from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Hex } from '../hex';
import type { Transaction } from './types';

/** Hash of the parent of the first block. */
export const ORIGIN: Hex = `0x${'0'.repeat(64)}`;

const word = (value: bigint): Uint8Array => setLengthLeft(bigIntToBytes(value), 32);

export const digest = (...parts: readonly Uint8Array[]): Uint8Array =>
  keccak_256(concatBytes(...parts));

/** A hash that no other transaction of the chain has; not that of a signed one. */
export function ledgerHash(chainId: number, sent: Omit<Transaction, 'hash'>): Hex {
  const { from, to, nonce, value, data, gas, fee } = sent;
  const fees = 'price' in fee ? [fee.price, fee.price] : [fee.max, fee.tip];
  const numbers = [BigInt(chainId), nonce, value, gas, ...fees].map(word);
  const name = utf8ToBytes('transaction');
  return bytesToHex(digest(name, ...numbers, from.bytes, to?.bytes ?? new Uint8Array(1), data));
}

/** A hash that depends on the earlier blocks and on the content of this one. */
export const blockHash = (
  parent: Hex,
  number: bigint,
  timestamp: bigint,
  transactions: readonly Hex[],
): Hex =>
  bytesToHex(
    digest(hexToBytes(parent), word(number), word(timestamp), ...transactions.map(hexToBytes)),
  );
