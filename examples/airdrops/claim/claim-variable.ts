import type { Address, Hash } from 'viem';
import { airdropAbis, type Clients } from '../contracts';
import type { Claim } from '../tree/tree';

const { SablierMerkleVCA: campaignAbi } = airdropAbis;

// region preview
/** What a claim in the latest block would do. Amounts in the smallest unit of the token. */
export interface Preview {
  readonly paid: bigint;
  /** Lost to the recipient for good, because an index is claimed once. */
  readonly forgone: bigint;
  /** Unix second from which nothing is given up. */
  readonly fullFrom: number;
}

export async function previewClaim(
  { publicClient }: Pick<Clients, 'publicClient'>,
  campaign: Address,
  { amount }: Pick<Claim, 'amount'>,
): Promise<Preview> {
  const contract = { address: campaign, abi: campaignAbi } as const;
  const [paid, fullFrom] = await Promise.all([
    // A time of 0 stands for now.
    publicClient.readContract({
      ...contract,
      functionName: 'calculateClaimAmount',
      args: [amount, 0],
    }),
    publicClient.readContract({ ...contract, functionName: 'VESTING_END_TIME' }),
  ]);
  return { paid, forgone: amount - paid, fullFrom };
}
// endregion preview

// region claim-variable
/**
 * Claims to `to`. `acceptedForgone` is the amount that the recipient has read and agreed to give up:
 * throws when the claim would cost them more. The wallet must be the recipient in the list.
 */
export async function claimVariable(
  { publicClient, walletClient }: Clients,
  campaign: Address,
  to: Address,
  { index, amount, proof }: Claim,
  feeWei: bigint,
  acceptedForgone: bigint,
): Promise<Hash> {
  const { forgone } = await previewClaim({ publicClient }, campaign, { amount });
  if (forgone > acceptedForgone) {
    throw new Error(`The claim gives up ${forgone} units; ${acceptedForgone} were accepted.`);
  }
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: campaign,
    abi: campaignAbi,
    functionName: 'claimTo',
    args: [index, to, amount, proof],
    value: feeWei,
  });
  return walletClient.writeContract(request);
}
// endregion claim-variable
