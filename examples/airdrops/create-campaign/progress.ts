import { erc20Abi, type Address } from 'viem';
import { airdropAbis, type Clients } from '../contracts';
import type { Leaf } from '../tree/tree';

const { SablierMerkleInstant: campaignAbi } = airdropAbis;

// region progress
/** Amounts in the smallest unit of the token. */
export interface Progress {
  readonly claimed: number;
  readonly rows: number;
  /** Sum of the rows that nobody has claimed. */
  readonly unclaimed: bigint;
  readonly balance: bigint;
  /** What the campaign lacks to pay all of them; 0 when the balance suffices. */
  readonly missing: bigint;
}

/** Reads every row of the list as of the latest block. */
export async function progressOf(
  { publicClient }: Pick<Clients, 'publicClient'>,
  campaign: Address,
  leaves: readonly Leaf[],
): Promise<Progress> {
  const { number: blockNumber } = await publicClient.getBlock();
  const contract = { address: campaign, abi: campaignAbi, blockNumber } as const;
  const token = await publicClient.readContract({ ...contract, functionName: 'TOKEN' });
  const [balance, ...flags] = await Promise.all([
    publicClient.readContract({
      address: token,
      abi: erc20Abi,
      blockNumber,
      functionName: 'balanceOf',
      args: [campaign],
    }),
    ...leaves.map(({ index }) =>
      publicClient.readContract({ ...contract, functionName: 'hasClaimed', args: [index] }),
    ),
  ]);
  const open = leaves.filter((_, i) => !flags[i]);
  const unclaimed = open.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    claimed: leaves.length - open.length,
    rows: leaves.length,
    unclaimed,
    balance,
    missing: unclaimed > balance ? unclaimed - balance : 0n,
  };
}
// endregion progress
