import { encodeAbiParameters, type Address, type Hash } from 'viem';
import { airdropAbis, type Clients } from '../contracts';
import type { Claim } from '../tree/tree';

// region execute
/**
 * Claims into the target of an Execute campaign, here `stakeFor(address staker, uint256 amount)`. The
 * campaign puts its selector in front of the arguments. The wallet must be the recipient in the list.
 */
export async function claimAndStake(
  { publicClient, walletClient }: Clients,
  campaign: Address,
  { index, amount, proof }: Claim,
  feeWei: bigint,
): Promise<Hash> {
  const staker = walletClient.account.address;
  const selectorArguments = encodeAbiParameters(
    [{ type: 'address' }, { type: 'uint256' }],
    [staker, amount],
  );
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: campaign,
    abi: airdropAbis.SablierMerkleExecute,
    functionName: 'claimAndExecute',
    args: [index, amount, proof, selectorArguments],
    value: feeWei,
  });
  return walletClient.writeContract(request);
}
// endregion execute
