import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { encodeAbiParameters, getAddress, keccak256, type Address, type Hex } from 'viem';

// region list
/** A line of the list: who gets how much, in the smallest unit of the token. */
export interface Allocation {
  readonly recipient: Address;
  readonly amount: bigint;
}

/** An allocation with its place in the tree, which the claim needs too. */
export interface Leaf extends Allocation {
  readonly index: bigint;
}

const MAX_UINT128 = (1n << 128n) - 1n;

/**
 * Gives each allocation its index. Throws when an amount is zero or does not fit in `uint128`, or an
 * address is malformed or repeated: the contracts allow several rows for one address, but interfaces
 * find the first of them only.
 */
export function toLeaves(allocations: readonly Allocation[]): Leaf[] {
  const seen = new Set<Address>();
  return allocations.map(({ recipient, amount }, i) => {
    if (amount <= 0n || amount > MAX_UINT128) throw new RangeError(`Row ${i}: amount ${amount}`);
    const address = getAddress(recipient);
    if (seen.has(address)) throw new RangeError(`Row ${i}: ${address} is repeated`);
    seen.add(address);
    return { index: BigInt(i), recipient: address, amount };
  });
}
// endregion list

// region tree
/**
 * The types of a leaf. The contracts encode `uint256`, `address` and `uint128`, which gives the same
 * 96 bytes. The names end up in the published file, and these are the ones that the Merkle API writes.
 */
const LEAF_TYPES = ['uint', 'address', 'uint256'];

export function buildTree(leaves: readonly Leaf[]) {
  const values = leaves.map(({ index, recipient, amount }) => [
    index.toString(),
    recipient,
    amount.toString(),
  ]);
  return StandardMerkleTree.of(values, LEAF_TYPES);
}

export type AirdropTree = ReturnType<typeof buildTree>;
// endregion tree

// region campaign
/** What the campaign stores on chain, and what its creation event reports. */
export function summarize(leaves: readonly Leaf[]) {
  return {
    merkleRoot: buildTree(leaves).root as Hex,
    aggregateAmount: leaves.reduce((sum, { amount }) => sum + amount, 0n),
    recipientCount: BigInt(leaves.length),
  };
}
// endregion campaign

// region claims
export interface Claim extends Leaf {
  readonly proof: readonly Hex[];
}

/** All claims of an address, with their proofs. Empty when the address is not in the list. */
export function claimsOf(leaves: readonly Leaf[], recipient: Address): Claim[] {
  const tree = buildTree(leaves);
  return leaves
    .filter((leaf) => leaf.recipient === getAddress(recipient))
    .map((leaf) => ({ ...leaf, proof: tree.getProof(Number(leaf.index)) as Hex[] }));
}
// endregion claims

// region leaf
/** The leaf by hand: `abi.encode`, hashed twice. This is what `StandardMerkleTree` does. */
export function leafHash({ index, recipient, amount }: Leaf): Hex {
  const encoded = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'address' }, { type: 'uint128' }],
    [index, recipient, amount],
  );
  return keccak256(keccak256(encoded));
}
// endregion leaf
