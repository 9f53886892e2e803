import type { Address } from 'viem';
import { confirmed } from '../../confirmed';
import { airdropAbis, type Clients } from '../contracts';
import type { Claim } from '../tree/tree';
import { claim } from './claim';

const { SablierMerkleInstant: campaignAbi } = airdropAbis;

// region claim-for-all
/**
 * Claims what is still open of a list, each row for its recipient. The wallet pays the gas and the fees. A
 * second run goes on where one has stopped: it skips what is claimed.
 * @param feeWei for each claim, in wei
 * @returns the rows that it claimed
 * @throws when a claim would revert, has reverted in its block, or was replaced in the wallet; the claims before
 *   it are done. A row that can never be claimed stops every run: leave it out
 */
export async function claimForAll(
  clients: Clients,
  campaign: Address,
  claims: readonly Claim[],
  feeWei: bigint,
): Promise<Claim[]> {
  const { publicClient } = clients;
  const contract = { address: campaign, abi: campaignAbi } as const;
  const claimed: Claim[] = [];
  for (const row of claims) {
    const isClaimed = await publicClient.readContract({
      ...contract,
      functionName: 'hasClaimed',
      args: [row.index],
    });
    if (isClaimed) continue;
    const hash = await claim(clients, campaign, row, feeWei);
    await confirmed(clients, hash); // see examples/confirmed.ts
    claimed.push(row);
  }
  return claimed;
}
// endregion claim-for-all
