import { LEAF_PLACES, TREE_NODES, WRONG_PATHS } from '@sablier-docs/figures/tree-hashes';
import { expect, it } from 'vitest';
import { leafHash, nodeHash, type Leaf } from './node-hash';
import { buildTree } from './tree';

const COUNT = 8;
const WORD = 32;

/** The list of the figure of claims. @param more tokens that the list does not have */
const leafAt = (index: number, more = 0n): Leaf => ({
  index,
  address: `0x${String(index + 1).repeat(40)}`,
  amount: (BigInt(index + 1) * 10n + more) * 10n ** 18n,
});

const tree = buildTree(Array.from({ length: COUNT }, (_, index) => leafAt(index)));
const node = (at: number) => tree.nodes.slice(at * WORD, (at + 1) * WORD);
const shown = (hash: Uint8Array) => Buffer.from(hash).toString('hex').slice(0, 4);

/** The hash of a leaf, and what it becomes with each hash of the proof of the leaf at this place. */
function folded(leaf: Leaf): string[] {
  let at = tree.places[leaf.index] ?? 0;
  let hash = leafHash(leaf);
  const path = [shown(hash)];
  while (at > 0) {
    hash = nodeHash(hash, node(at % 2 === 1 ? at + 1 : at - 1));
    path.push(shown(hash));
    at = (at - 1) >> 1;
  }
  return path;
}

it('the figure of claims has the hashes of its list', () => {
  expect(TREE_NODES).toEqual(Array.from({ length: 2 * COUNT - 1 }, (_, at) => shown(node(at))));
  expect(LEAF_PLACES).toEqual([...tree.places]);
});

it('the path of each leaf with one unit too many ends at another hash than the root', () => {
  const paths = Array.from({ length: COUNT }, (_, index) => folded(leafAt(index, 1n)));
  expect(WRONG_PATHS).toEqual(paths);
  for (const path of paths) expect(path.at(-1)).not.toBe(TREE_NODES[0]);
});
