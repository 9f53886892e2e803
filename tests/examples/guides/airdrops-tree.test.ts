import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { encodeAbiParameters, encodePacked, keccak256, parseUnits, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  buildTree,
  claimsOf,
  leafHash,
  summarize,
  toLeaves,
} from '../../../examples/airdrops/tree/tree';
import { fromFile, leavesOf, toFile } from '../../../examples/airdrops/tree/file';
import { leavesFromCsv } from '../../../examples/airdrops/tree/csv';
import { buildFile, checkFile, eligibilityOf } from '../../../examples/airdrops/merkle-api/tree';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/* The Merkle tree of /guides/airdrops/examples/create-campaign, checked by OpenZeppelin's MerkleProof. */

let local: LocalProtocol;
let checker: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  checker = await local.deployExample('AirdropProof');
});
afterAll(() => local?.stop());

const address = (i: number): Hex => `0x${(i + 0x1000).toString(16).padStart(40, '0')}`;
const leavesFor = (count: number) =>
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
  const leaves = leavesFor(count);
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
  const leaves = leavesFor(5);
  const tree = buildTree(leaves);
  for (const leaf of leaves) {
    const hash = leafHash(leaf);
    expect(hash).toBe(tree.leafHash([String(leaf.index), leaf.recipient, String(leaf.amount)]));
    const args = [leaf.index, leaf.recipient, leaf.amount];
    expect(await local.read(checker, 'leafOf', args)).toBe(hash);
  }
});

test('another index, recipient or amount makes a proof invalid', async () => {
  const leaves = leavesFor(8);
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
  const leaves = leavesFor(2);
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
  // The contracts allow such a list, but interfaces find one row of an address: no list of ours has it.
  const leaves = [5n, 6n, 7n].map((amount, i) => ({
    index: BigInt(i),
    recipient: i === 1 ? address(2) : address(1),
    amount,
  }));
  expect(() => toLeaves(leaves)).toThrow('Row 2');
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

test('the published file is the one that the Merkle API writes and reads', async () => {
  const leaves = leavesFor(10);
  const text = toFile(leaves);
  const rows = leaves.map((leaf) => ({ address: leaf.recipient, amount: leaf.amount }));
  expect(JSON.parse(text)).toEqual(buildFile(rows));
  const [first] = claimsOf(leaves, address(4));
  expect(eligibilityOf(JSON.parse(text), address(4))).toEqual({
    index: 4,
    address: first?.recipient,
    amount: first?.amount,
    proof: first?.proof,
  });
  const restored = StandardMerkleTree.load<string[]>(JSON.parse(JSON.parse(text).merkle_tree));
  expect(restored.root).toBe(summarize(leaves).merkleRoot);
  restored.validate();
});

test('the leaves of a campaign come back from its file, unless the root is another', async () => {
  const leaves = leavesFor(5);
  const { merkleRoot } = summarize(leaves);
  const text = toFile(leaves);
  expect(fromFile(text, merkleRoot)).toEqual(leaves);
  expect(() => fromFile(toFile(leavesFor(6)), merkleRoot)).toThrow('another Merkle root');

  const terms = { token: local.contracts.token, merkleRoot, claimType: 0, startTime: 0 };
  const rest = { expiration: 0, feeWei: 0n, admin: local.accounts.sender };
  const campaign = await local.deployExample('TestCampaign', [{ ...terms, ...rest }]);
  const clients = local.clients(local.accounts.other);
  const real = globalThis.fetch;
  const fetched = vi.spyOn(globalThis, 'fetch');
  try {
    fetched.mockImplementation((input, init) =>
      String(input) === 'https://ipfs.example/ipfs/QmTheListOfRecipients'
        ? Promise.resolve(new Response(text))
        : real(input, init),
    );
    const { publicClient } = clients;
    const found = await leavesOf({ publicClient }, campaign.address, 'https://ipfs.example');
    expect(found).toEqual(leaves);
  } finally {
    fetched.mockRestore();
  }
});

test('a CSV file gives the leaves of the same list, and a proof that holds on chain', async () => {
  const csv = `address,amount\n${address(1)},12.5\n${address(2)},0.000001\n`;
  const leaves = leavesFromCsv(csv, 6);
  expect(leaves.map(({ index, amount }) => [index, amount])).toEqual([
    [0n, 12_500_000n],
    [1n, 1n],
  ]);
  const [claim] = claimsOf(leaves, address(2));
  expect(claim && (await isValid(summarize(leaves).merkleRoot, claim, claim.proof))).toBe(true);
});

test('a CSV file with wrong rows names each of them', () => {
  const rows = [`${address(1)},1`, `${address(1)},2`, `${address(2)},0.0000001`, 'nobody,1'];
  const read = () => leavesFromCsv(['address,amount', ...rows].join('\n'), 6);
  expect(read).toThrow(/Row 3: .*repeated\nRow 4: .*amount.*\nRow 5: .*address/);
});

test('a file whose root, total or count does not follow from its list is refused', () => {
  const listed = (count: number) =>
    buildFile(
      Array.from({ length: count }, (_, i) => ({ address: address(i), amount: BigInt(i + 1) })),
    );
  const file = listed(3);
  expect(() => checkFile(file)).not.toThrow();
  // An honest list with the tree of a thief.
  const { root, merkle_tree } = buildFile([{ address: address(9), amount: 6n }]);
  expect(() => checkFile({ ...file, root, merkle_tree })).toThrow(/^root is 0x/);
  expect(() => checkFile({ ...file, total_amount: '7' })).toThrow(
    'total_amount is 7, but the recipients give 6.',
  );
  expect(() => checkFile({ ...file, number_of_recipients: 4 })).toThrow(
    /^number_of_recipients is 4/,
  );
});
