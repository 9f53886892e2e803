import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { encodeAbiParameters, encodePacked, keccak256, parseUnits, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildTree,
  claimsOf,
  leafHash,
  summarize,
  toFile,
  toLeaves,
} from '../../../examples/airdrops/tree/tree';
import type { Deployed } from '../support/deployed';
import { startProtocol, type LocalProtocol } from '../support/start';

/* The Merkle tree of /guides/airdrops/examples/create-campaign, checked by OpenZeppelin's MerkleProof. */

let local: LocalProtocol;
let checker: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  checker = await local.deployExample('AirdropProof');
});
afterAll(() => local?.stop());

const address = (i: number): Hex => `0x${(i + 0x1000).toString(16).padStart(40, '0')}`;
const leavesOf = (count: number) =>
  toLeaves(
    Array.from({ length: count }, (_, i) => ({
      recipient: address(i),
      amount: parseUnits(String(i + 1), 18),
    })),
  );

const isValid = (
  root: Hex,
  leaf: { index: bigint; recipient: Hex; amount: bigint },
  proof: readonly Hex[],
) =>
  local.read<boolean>(checker, 'isValid', [root, leaf.index, leaf.recipient, leaf.amount, proof]);

test.each([1, 2, 3, 7, 8, 100])('every proof of a list of %i is valid on chain', async (count) => {
  const leaves = leavesOf(count);
  const { merkleRoot } = summarize(leaves);
  const checked = await Promise.all(
    leaves.map(({ recipient }) => {
      const [claim] = claimsOf(leaves, recipient);
      if (!claim) throw new Error('The recipient has no claim.');
      return isValid(merkleRoot, claim, claim.proof);
    }),
  );
  expect(checked).toEqual(leaves.map(() => true));
});

test('the hash by hand, the library and the contract agree on a leaf', async () => {
  const leaves = leavesOf(5);
  const tree = buildTree(leaves);
  for (const leaf of leaves) {
    const hash = leafHash(leaf);
    expect(hash).toBe(tree.leafHash([String(leaf.index), leaf.recipient, String(leaf.amount)]));
    const args = [leaf.index, leaf.recipient, leaf.amount];
    expect(await local.read(checker, 'leafOf', args)).toBe(hash);
  }
});

test('another index, recipient or amount makes a proof invalid', async () => {
  const leaves = leavesOf(8);
  const { merkleRoot } = summarize(leaves);
  const [claim] = claimsOf(leaves, address(3));
  if (!claim) throw new Error('The recipient has no claim.');
  expect(await isValid(merkleRoot, claim, claim.proof)).toBe(true);
  for (const wrong of [
    { ...claim, index: 4n },
    { ...claim, recipient: address(4) },
    { ...claim, amount: claim.amount + 1n },
  ]) {
    expect(await isValid(merkleRoot, wrong, claim.proof)).toBe(false);
  }
  expect(await isValid(merkleRoot, claim, claim.proof.slice(1))).toBe(false);
});

test('leaves that are hashed once, or packed, do not verify', async () => {
  const leaves = leavesOf(2);
  const [first, second] = leaves;
  if (!first || !second) throw new Error('Two leaves are expected.');
  const types = [{ type: 'uint256' }, { type: 'address' }, { type: 'uint128' }] as const;
  const once = ({ index, recipient, amount }: typeof first) =>
    keccak256(encodeAbiParameters(types, [index, recipient, amount]));
  const packed = ({ index, recipient, amount }: typeof first) =>
    keccak256(encodePacked(['uint256', 'address', 'uint128'], [index, recipient, amount]));

  for (const hash of [once, packed, (leaf: typeof first) => keccak256(packed(leaf))]) {
    const pair = [hash(first), hash(second)].sort();
    const root = keccak256(`0x${pair.map((node) => node.slice(2)).join('')}`);
    expect(await isValid(root, first, [hash(second)])).toBe(false);
  }
  // The same two-leaf tree with the right hash does.
  const pair = [leafHash(first), leafHash(second)].sort();
  const root = keccak256(`0x${pair.map((node) => node.slice(2)).join('')}`);
  expect(root).toBe(summarize(leaves).merkleRoot);
  expect(await isValid(root, first, [leafHash(second)])).toBe(true);
});

test('an address with two rows has two claims; a stranger has none', () => {
  const rows = [
    { recipient: address(1), amount: 5n },
    { recipient: address(2), amount: 6n },
    { recipient: address(1), amount: 7n },
  ];
  const leaves = toLeaves(rows);
  expect(claimsOf(leaves, address(1)).map(({ index, amount }) => [index, amount])).toEqual([
    [0n, 5n],
    [2n, 7n],
  ]);
  expect(claimsOf(leaves, address(9))).toEqual([]);
  expect(summarize(leaves)).toMatchObject({ aggregateAmount: 18n, recipientCount: 3n });
});

test('a list with an impossible amount or address is refused', () => {
  expect(() => toLeaves([{ recipient: address(1), amount: 0n }])).toThrow('Row 0');
  expect(() => toLeaves([{ recipient: address(1), amount: 1n << 128n }])).toThrow('Row 0');
  expect(() => toLeaves([{ recipient: '0x12', amount: 1n }])).toThrow();
});

test('the published file restores the same tree', () => {
  const leaves = leavesOf(10);
  const restored = StandardMerkleTree.load<string[]>(JSON.parse(toFile(leaves)) as never);
  expect(restored.root).toBe(summarize(leaves).merkleRoot);
  restored.validate();
});
