import type { Address, Hash, Hex } from 'viem';
import { airdropAbis, type Clients } from '../contracts';
import type { Claim } from '../tree/tree';

const { SablierMerkleInstant: campaignAbi } = airdropAbis;

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
