import { bytesToHex as toDigits, hexToBytes as fromDigits } from '@noble/hashes/utils';
import { compareHashes, leafHash, nodeHash, type Leaf } from './node-hash';

export type { Leaf } from './node-hash';

const WORD = 32;

/** Bytes in hex, with `0x`. */
export type Hex = `0x${string}`;
const toHex = (bytes: Uint8Array): Hex => `0x${toDigits(bytes)}`;

/**
 * A tree in the layout of OpenZeppelin's StandardMerkleTree: node 0 is the root, the children of
 * node i are 2i + 1 and 2i + 2, and the leaves, sorted by hash, fill the array from its end.
 * https://github.com/OpenZeppelin/merkle-tree
 */
export interface MerkleTree {
  root: Hex;
  /** All hashes, 32 bytes each. */
  nodes: Uint8Array;
  /** Node of each leaf, in the order of the input. */
  places: Uint32Array;
}

const nodeAt = (nodes: Uint8Array, index: number) =>
  nodes.subarray(index * WORD, (index + 1) * WORD);

/**
 * Builds the tree of a campaign.
 * @param progress called regularly with the share that is done, 0 to 1
 * @throws RangeError without leaves
 */
export function buildTree(leaves: readonly Leaf[], progress?: (done: number) => void): MerkleTree {
  const count = leaves.length;
  if (count === 0) throw new RangeError('A tree needs at least one leaf.');
  const size = 2 * count - 1;
  const hashes = leaves.map((leaf, index) => {
    if (index % 5_000 === 0) progress?.((index / count) * 0.65);
    return leafHash(leaf);
  });
  const order = Uint32Array.from(hashes, (_, index) => index).sort((a, b) =>
    compareHashes(hashes[a] ?? new Uint8Array(), hashes[b] ?? new Uint8Array()),
  );
  const nodes = new Uint8Array(size * WORD);
  const places = new Uint32Array(count);
  order.forEach((leaf, rank) => {
    const place = size - 1 - rank;
    places[leaf] = place;
    nodes.set(hashes[leaf] ?? [], place * WORD);
  });
  for (let index = size - 1 - count; index >= 0; index -= 1) {
    if (index % 5_000 === 0) progress?.(1 - (index / count) * 0.35);
    const hash = nodeHash(nodeAt(nodes, 2 * index + 1), nodeAt(nodes, 2 * index + 2));
    nodes.set(hash, index * WORD);
  }
  return { root: toHex(nodeAt(nodes, 0)), nodes, places };
}

/** The proof of the leaf at an index of the input: sibling hashes from leaf to root. */
export function proofOf({ nodes, places }: MerkleTree, leaf: number): Hex[] {
  const proof: Hex[] = [];
  let index = places[leaf];
  if (index === undefined) throw new RangeError(`The tree has no leaf ${leaf}.`);
  while (index > 0) {
    const sibling = index % 2 === 1 ? index + 1 : index - 1;
    proof.push(toHex(nodeAt(nodes, sibling)));
    index = (index - 1) >> 1;
  }
  return proof;
}

/** Whether a proof leads from a leaf to a root, as the campaign contract checks it. */
export function verifyProof(root: Hex, leaf: Leaf, proof: readonly Hex[]): boolean {
  const top = proof.reduce(
    (hash, sibling) => nodeHash(hash, fromDigits(sibling.slice(2))),
    leafHash(leaf),
  );
  return toHex(top) === root.toLowerCase();
}
