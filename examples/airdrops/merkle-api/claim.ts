import { release } from 'sablier/evm/releases/airdrops/v3.0';
import type { Account, Address, Chain, Hash, PublicClient, Transport, WalletClient } from 'viem';
import { withMargin } from '../../with-margin.ts';
import type { Eligibility } from './tree.ts';

const abi = release.abi.SablierMerkleLL;

export interface Clients {
  publicClient: PublicClient;
  walletClient: WalletClient<Transport, Chain, Account>;
}

// region claim
/** Claims for the recipient of the leaf. Anybody may send it; the fee is in the chain's coin. */
export async function claim(
  { publicClient, walletClient }: Clients,
  campaign: Address,
  { index, address, amount, proof }: Eligibility,
): Promise<Hash> {
  const at = { address: campaign, abi } as const;
  const claimed = await publicClient.readContract({
    ...at,
    functionName: 'hasClaimed',
    args: [BigInt(index)],
  });
  if (claimed) throw new Error('This index has been claimed.');

  const fee = await publicClient.readContract({ ...at, functionName: 'calculateMinFeeWei' });
  // A falling price raises the fee while the transaction waits.
  const { request } = await publicClient.simulateContract({
    ...at,
    account: walletClient.account,
    functionName: 'claim',
    args: [BigInt(index), address, amount, proof],
    value: withMargin(fee),
  });
  return walletClient.writeContract(request);
}
// endregion claim

// region streams
/** Lockup stream ids that claims of a vested campaign gave to a recipient. */
export function claimedStreams(publicClient: PublicClient, campaign: Address, recipient: Address) {
  return publicClient.readContract({
    address: campaign,
    abi,
    functionName: 'claimedStreams',
    args: [recipient],
  });
}
// endregion streams
