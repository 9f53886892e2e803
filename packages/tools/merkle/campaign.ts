import type { CampaignFile } from './campaign-file';
import { faultsOf } from './list-faults';
import { buildTree, proofOf, verifyProof, type Leaf, type MerkleTree } from './tree';

export interface Campaign {
  file: CampaignFile;
  tree: MerkleTree;
  /** Sum of all amounts in the token's smallest unit. */
  total: bigint;
  /** Statements of the file that its recipients contradict, as sentences. */
  contradictions: string[];
  /** Why no campaign should be created of the list, as sentences. */
  faults: string[];
  /** Positions in the list by lower-case address. */
  byAddress: Map<string, number[]>;
}

/** One entry of an address, with everything that a claim needs. */
export interface Entry extends Leaf {
  proof: `0x${string}`[];
}

/** Builds the tree of a campaign and compares it with the figures that its file states. */
export function openCampaignFile(file: CampaignFile, progress?: (done: number) => void): Campaign {
  const { leaves, stated } = file;
  const tree = buildTree(leaves, progress);
  const total = leaves.reduce((sum, { amount }) => sum + amount, 0n);
  const byAddress = new Map<string, number[]>();
  leaves.forEach(({ address }, position) => {
    const key = address.toLowerCase();
    const known = byAddress.get(key);
    if (known) known.push(position);
    else byAddress.set(key, [position]);
  });
  const contradictions: string[] = [];
  if (stated.root !== null && stated.root.toLowerCase() !== tree.root) {
    contradictions.push('The root in the file is not the root of its recipients.');
  }
  if (stated.total !== null && stated.total !== total.toString()) {
    // Only a number is repeated, because the file may contain anything there.
    const statedTotal = /^\d{1,78}$/.test(stated.total)
      ? `${stated.total} units`
      : 'no whole number';
    contradictions.push(
      `The file states ${statedTotal} as its total, its amounts add up to ${total}.`,
    );
  }
  if (stated.count !== null && stated.count !== leaves.length) {
    contradictions.push(`The file states ${stated.count} recipients and lists ${leaves.length}.`);
  }
  const indexes = new Set(leaves.map(({ index }) => index));
  if (indexes.size < leaves.length) {
    contradictions.push(
      'Two entries have the same index: only the first of them to claim can do so.',
    );
  }
  return { file, tree, total, contradictions, faults: faultsOf(file), byAddress };
}

/** A faulty file may repeat an address any number of times; more proofs would not help. */
export const MAX_ENTRIES = 50;

/** How often the list contains an address. */
export const countEntries = ({ byAddress }: Campaign, address: string): number =>
  byAddress.get(address.trim().toLowerCase())?.length ?? 0;

/**
 * The entries of an address, at most `MAX_ENTRIES`, with proofs that were checked against the root.
 * Empty if the address is not in the list.
 */
export function findEntries({ file, tree, byAddress }: Campaign, address: string): Entry[] {
  const positions = byAddress.get(address.trim().toLowerCase()) ?? [];
  return positions.slice(0, MAX_ENTRIES).flatMap((position) => {
    const leaf = file.leaves[position];
    if (!leaf) return [];
    const proof = proofOf(tree, position);
    if (!verifyProof(tree.root, leaf, proof)) throw new Error('A proof does not lead to the root.');
    return [{ ...leaf, proof }];
  });
}
