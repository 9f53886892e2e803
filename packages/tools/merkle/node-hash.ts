import { keccak_256 as keccak } from '@noble/hashes/sha3';

const WORD = 32;

/** One recipient of a campaign, as encoded in its leaf. */
export interface Leaf {
  /** Index in the campaign's list, from 0. The contract records claims by it. */
  index: number;
  /** Address with 0x, in any case. */
  address: string;
  /** In the token's smallest unit, at most 128 bits. */
  amount: bigint;
}

function writeHex(hex: string, into: Uint8Array, end: number): void {
  for (let at = hex.length, byte = end; at > 0; at -= 2, byte -= 1) {
    into[byte - 1] = Number.parseInt(hex.slice(Math.max(0, at - 2), at), 16);
  }
}

/**
 * The hash of a leaf: `keccak256(bytes.concat(keccak256(abi.encode(index, recipient, amount))))`.
 * Hashing twice distinguishes a leaf from an inner node, which is 64 bytes hashed once.
 */
export function leafHash({ index, address, amount }: Leaf): Uint8Array {
  const encoded = new Uint8Array(3 * WORD);
  writeHex(index.toString(16), encoded, WORD);
  writeHex(address.slice(2), encoded, 2 * WORD);
  writeHex(amount.toString(16), encoded, 3 * WORD);
  return keccak(keccak(encoded));
}

/** Negative, zero or positive as the hash at `a` is below, equal to or above the one at `b`. */
export function compareHashes(a: Uint8Array, b: Uint8Array): number {
  for (let byte = 0; byte < WORD; byte += 1) {
    const difference = (a[byte] ?? 0) - (b[byte] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The hash of an inner node; the smaller child comes first, so that a proof need not state sides.
 */
export function nodeHash(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(2 * WORD);
  const inOrder = compareHashes(a, b) <= 0;
  both.set(inOrder ? a : b);
  both.set(inOrder ? b : a, WORD);
  return keccak(both);
}
