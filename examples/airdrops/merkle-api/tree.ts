import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { encodeAbiParameters, keccak256, type Address, type Hex } from 'viem';
import type { Recipient } from './csv.ts';

// region build
/** The file that goes to IPFS. */
export interface CampaignFile {
  root: string;
  total_amount: string;
  number_of_recipients: number;
  /** The dump of the tree, as JSON text inside the JSON. */
  merkle_tree: string;
  recipients: { address: Address; amount: string }[];
}

/** Builds the tree. The leaf of a recipient is its index, address and amount. */
export function buildFile(recipients: Recipient[]): CampaignFile {
  const leaves = recipients.map(({ address, amount }, index) => [
    String(index),
    address,
    String(amount),
  ]);
  const tree = StandardMerkleTree.of(leaves, ['uint', 'address', 'uint256']);
  return {
    root: tree.root,
    total_amount: String(recipients.reduce((sum, { amount }) => sum + amount, 0n)),
    number_of_recipients: recipients.length,
    merkle_tree: JSON.stringify(tree.dump()),
    recipients: recipients.map(({ address, amount }) => ({ address, amount: String(amount) })),
  };
}
// endregion build

// region check
/**
 * Checks a file that somebody else made: its root, total and count have to follow from its recipients.
 * @throws when they do not; do not create a campaign with such a file
 */
export function checkFile(file: CampaignFile): void {
  const rebuilt = buildFile(
    file.recipients.map(({ address, amount }) => ({ address, amount: BigInt(amount) })),
  );
  for (const field of ['root', 'total_amount', 'number_of_recipients'] as const) {
    if (String(file[field]) === String(rebuilt[field])) continue;
    throw new Error(`${field} is ${file[field]}, but the recipients give ${rebuilt[field]}.`);
  }
}
// endregion check

// region proof
export interface Eligibility {
  index: number;
  address: Address;
  /** Smallest unit of the token. */
  amount: bigint;
  proof: Hex[];
}

/** What an address may claim, with its proof; null when it is not in the list. */
export function eligibilityOf(file: CampaignFile, who: Address): Eligibility | null {
  const index = file.recipients.findIndex(
    ({ address }) => address.toLowerCase() === who.toLowerCase(),
  );
  const recipient = file.recipients[index];
  if (!recipient) return null;
  const tree = StandardMerkleTree.load(JSON.parse(file.merkle_tree));
  const { address, amount } = recipient;
  return { index, address, amount: BigInt(amount), proof: tree.getProof(index) as Hex[] };
}
// endregion proof

// region verify
/** The leaf as the contract computes it: hashed twice. */
export function leafOf({ index, address, amount }: Omit<Eligibility, 'proof'>): Hex {
  const encoded = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'address' }, { type: 'uint128' }],
    [BigInt(index), address, amount],
  );
  return keccak256(keccak256(encoded));
}

/** Whether a proof leads from the leaf to the root, as `MerkleProof.verify` decides. */
export function verify(eligibility: Eligibility, root: Hex): boolean {
  const top = eligibility.proof.reduce((node, sibling) => {
    const [left, right] = node < sibling ? [node, sibling] : [sibling, node];
    return keccak256(`${left}${right.slice(2)}` as Hex);
  }, leafOf(eligibility));
  return top === root;
}
// endregion verify
