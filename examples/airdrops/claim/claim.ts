import type { Address, Hash, Hex } from 'viem';
import { airdropAbis, type Clients } from '../contracts';
import type { Claim } from '../tree/tree';

const { SablierMerkleInstant: campaignAbi } = airdropAbis;

// region eligibility
export type Eligibility =
  | { readonly state: 'open'; readonly feeWei: bigint }
  | { readonly state: 'claimed' | 'expired' | 'not started' };

/** Whether a claim would go through at `now` (Unix seconds), and the fee that it has to carry. */
export async function checkClaim(
  { publicClient }: Pick<Clients, 'publicClient'>,
  campaign: Address,
  { index }: Claim,
  now: bigint,
): Promise<Eligibility> {
  const contract = { address: campaign, abi: campaignAbi } as const;
  const [claimed, expired, startTime, feeWei] = await Promise.all([
    publicClient.readContract({ ...contract, functionName: 'hasClaimed', args: [index] }),
    publicClient.readContract({ ...contract, functionName: 'hasExpired' }),
    publicClient.readContract({ ...contract, functionName: 'CAMPAIGN_START_TIME' }),
    publicClient.readContract({ ...contract, functionName: 'calculateMinFeeWei' }),
  ]);
  if (claimed) return { state: 'claimed' };
  if (expired) return { state: 'expired' };
  if (BigInt(startTime) > now) return { state: 'not started' };
  return { state: 'open', feeWei };
}
// endregion eligibility

// region claim
/** Claims for the recipient. Anyone may send it and pays the fee and the gas. */
export async function claim(
  { publicClient, walletClient }: Clients,
  campaign: Address,
  { index, recipient, amount, proof }: Claim,
  feeWei: bigint,
): Promise<Hash> {
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: campaign,
    abi: campaignAbi,
    functionName: 'claim',
    args: [index, recipient, amount, proof],
    value: feeWei,
  });
  return walletClient.writeContract(request);
}
// endregion claim

// region claim-to
/** Claims to another address. The wallet must be the recipient in the list. */
export async function claimTo(
  { publicClient, walletClient }: Clients,
  campaign: Address,
  to: Address,
  { index, amount, proof }: Claim,
  feeWei: bigint,
): Promise<Hash> {
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
// endregion claim-to

// region claim-via-sig
/** Sends a claim that the recipient has signed: the sender pays, the recipient chose `to`. */
export async function claimViaSig(
  { publicClient, walletClient }: Clients,
  campaign: Address,
  { index, recipient, amount, proof }: Claim,
  signed: { to: Address; validFrom: number; signature: Hex },
  feeWei: bigint,
): Promise<Hash> {
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: campaign,
    abi: campaignAbi,
    functionName: 'claimViaSig',
    args: [index, recipient, signed.to, amount, signed.validFrom, proof, signed.signature],
    value: feeWei,
  });
  return walletClient.writeContract(request);
}
// endregion claim-via-sig
