import { getAddress, type Address, type Hex } from 'viem';
import { airdropAbis, type Clients } from '../contracts';
import { buildTree, summarize, type Leaf } from './tree';

// region publish
/** The file on IPFS, in the form of the Merkle API. Interfaces cannot read a bare dump of the tree. */
export interface CampaignFile {
  readonly root: Hex;
  /** Smallest unit of the token. */
  readonly total_amount: string;
  readonly number_of_recipients: number;
  /** The dump of the tree, as JSON text inside the JSON. */
  readonly merkle_tree: string;
  readonly recipients: readonly { readonly address: Address; readonly amount: string }[];
}

/** The text of the file. Its CID goes into the campaign and cannot be changed there. */
export function toFile(leaves: readonly Leaf[]): string {
  const { merkleRoot, aggregateAmount } = summarize(leaves);
  const file: CampaignFile = {
    root: merkleRoot,
    total_amount: String(aggregateAmount),
    number_of_recipients: leaves.length,
    merkle_tree: JSON.stringify(buildTree(leaves).dump()),
    recipients: leaves.map(({ recipient, amount }) => ({
      address: recipient,
      amount: String(amount),
    })),
  };
  return JSON.stringify(file);
}
// endregion publish

// region read
/** The leaves of a published file. Throws when they do not make the root of the campaign. */
export function fromFile(text: string, merkleRoot: Hex): Leaf[] {
  const { recipients } = JSON.parse(text) as CampaignFile;
  const leaves = recipients.map(({ address, amount }, i) => ({
    index: BigInt(i),
    recipient: getAddress(address),
    amount: BigInt(amount),
  }));
  if (buildTree(leaves).root !== merkleRoot) throw new Error('The file has another Merkle root.');
  return leaves;
}

/** Reads the list that a campaign names, through an IPFS gateway such as `https://ipfs.example`. */
export async function leavesOf(
  { publicClient }: Pick<Clients, 'publicClient'>,
  campaign: Address,
  gateway: string,
): Promise<Leaf[]> {
  const contract = { address: campaign, abi: airdropAbis.SablierMerkleInstant } as const;
  const [cid, merkleRoot] = await Promise.all([
    publicClient.readContract({ ...contract, functionName: 'ipfsCID' }),
    publicClient.readContract({ ...contract, functionName: 'MERKLE_ROOT' }),
  ]);
  const response = await fetch(`${gateway}/ipfs/${cid}`);
  if (!response.ok) throw new Error(`The gateway answered ${response.status}.`);
  return fromFile(await response.text(), merkleRoot);
}
// endregion read
