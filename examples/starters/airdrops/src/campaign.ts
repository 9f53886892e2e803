import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { erc20Abi, parseAbi, parseEventLogs, type Address, type Hex } from 'viem';
import { confirmed, type Clients } from '../../_shared/src/clients';

const mintAbi = parseAbi(['function mint(address to, uint256 amount)']);

const factoryAbi = parseAbi([
  'struct BaseParams { address asset; bool cancelable; uint40 expiration; address initialAdmin; string ipfsCID; bytes32 merkleRoot; string name; bool transferable; }',
  'struct Durations { uint40 cliff; uint40 total; }',
  'function createMerkleLL(BaseParams baseParams, address lockupLinear, Durations streamDurations, uint256 aggregateAmount, uint256 recipientCount) returns (address)',
  'event CreateMerkleLL(address indexed merkleLL, BaseParams baseParams, address lockupLinear, Durations streamDurations, uint256 aggregateAmount, uint256 recipientCount)',
]);

const campaignAbi = parseAbi([
  'function claim(uint256 index, address recipient, uint128 amount, bytes32[] merkleProof) returns (uint256 streamId)',
  'event Claim(uint256 index, address indexed recipient, uint128 amount, uint256 indexed streamId)',
]);

/** Who gets how much, in the token's smallest unit. */
export type Row = readonly [recipient: Address, amount: bigint];

// region tree
/** The index of a row, its recipient and its amount are a leaf of the tree. */
export const treeOf = (rows: readonly Row[]) =>
  StandardMerkleTree.of(
    rows.map(([recipient, amount], index) => [BigInt(index), recipient, amount]),
    ['uint256', 'address', 'uint128'],
  );
// endregion tree

export interface NewCampaign {
  factory: Address;
  lockup: Address;
  /** A token of this project, which the wallet mints. */
  token: Address;
  rows: readonly Row[];
  /** Of each stream, in seconds from its claim. */
  duration: number;
}

// region create
/** Creates a campaign of linear streams without expiration, and sends it what the rows add up to. */
export async function createCampaign(clients: Clients, campaign: NewCampaign): Promise<Address> {
  const { factory, lockup, token, rows, duration } = campaign;
  const { walletClient } = clients;
  const admin = walletClient.account.address;
  const total = rows.reduce((sum, [, amount]) => sum + amount, 0n);
  const baseParams = {
    asset: token,
    cancelable: true,
    expiration: 0, // never
    initialAdmin: admin,
    ipfsCID: '',
    merkleRoot: treeOf(rows).root as Hex,
    name: 'Local campaign',
    transferable: true,
  };
  const hash = await walletClient.writeContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'createMerkleLL',
    args: [baseParams, lockup, { cliff: 0, total: duration }, total, BigInt(rows.length)],
  });
  const { logs } = await confirmed(clients, hash);
  const [created] = parseEventLogs({ abi: factoryAbi, logs, eventName: 'CreateMerkleLL' });
  if (!created) throw new Error('The transaction created no campaign.');
  const address = created.args.merkleLL;

  const mint = { address: token, abi: mintAbi, functionName: 'mint' } as const;
  await confirmed(clients, await walletClient.writeContract({ ...mint, args: [admin, total] }));
  const transfer = { address: token, abi: erc20Abi, functionName: 'transfer' } as const;
  await confirmed(
    clients,
    await walletClient.writeContract({ ...transfer, args: [address, total] }),
  );
  return address;
}
// endregion create

// region claim
/** Claims the row with this index for its recipient. Returns the id of the stream that the claim opens. */
export async function claim(
  clients: Clients,
  campaign: Address,
  rows: readonly Row[],
  index: number,
) {
  const row = rows[index];
  if (!row) throw new Error(`The list has no row ${index}.`);
  const [recipient, amount] = row;
  const { request } = await clients.publicClient.simulateContract({
    account: clients.walletClient.account,
    address: campaign,
    abi: campaignAbi,
    functionName: 'claim',
    args: [BigInt(index), recipient, amount, treeOf(rows).getProof(index) as Hex[]],
  });
  const { logs } = await confirmed(clients, await clients.walletClient.writeContract(request));
  const [claimed] = parseEventLogs({ abi: campaignAbi, logs, eventName: 'Claim' });
  if (!claimed) throw new Error('The transaction claimed nothing.');
  return claimed.args.streamId;
}
// endregion claim
