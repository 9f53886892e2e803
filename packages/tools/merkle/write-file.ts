import { bytesToHex } from '@noble/hashes/utils';
import { checksum } from '@sablier-docs/protocol/checksum';
import type { Campaign } from './campaign';

/** A longer list exceeds the maximum string length of browsers. */
const MOST_WRITTEN = 200_000;

const WORD = 32;

/**
 * The file of a campaign in the format that the publisher's lookup reads: totals and recipients,
 * and OpenZeppelin's dump of the `StandardMerkleTree` as a string.
 * @returns null if an index differs from the position in the list, which the format cannot
 * represent, for a list with faults, and for more than `MOST_WRITTEN` recipients
 */
export function campaignJson({ file, tree, total, faults }: Campaign): string | null {
  const { leaves } = file;
  // A checksum that is computed here would hide that an address is mistyped.
  if (faults.length > 0) return null;
  if (leaves.length > MOST_WRITTEN) return null;
  if (leaves.some(({ index }, at) => index !== at)) return null;
  const rows = leaves.map(({ address, amount }) => ({
    address: checksum(address),
    amount: String(amount),
  }));
  const nodes = Array.from(
    { length: tree.nodes.length / WORD },
    (_, at) => `0x${bytesToHex(tree.nodes.subarray(at * WORD, (at + 1) * WORD))}`,
  );
  const dump = {
    format: 'standard-v1',
    leafEncoding: ['uint', 'address', 'uint256'],
    tree: nodes,
    values: rows.map(({ address, amount }, at) => ({
      value: [String(at), address, amount],
      treeIndex: tree.places[at],
    })),
  };
  return JSON.stringify({
    root: tree.root,
    total_amount: String(total),
    number_of_recipients: leaves.length,
    merkle_tree: JSON.stringify(dump),
    recipients: rows,
  });
}
