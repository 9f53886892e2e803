// region imports
import type { Address } from 'viem';
import { confirmed } from '../../confirmed';
import { withMargin } from '../../with-margin';
import type { Clients } from '../clients';
import { lockupAbi } from '../contracts';
// endregion imports

// region fee
/** The coins that one transaction needs to withdraw from all these streams, in wei. */
export async function minFee(
  { publicClient }: Pick<Clients, 'publicClient'>,
  lockup: Address,
  streamIds: readonly bigint[],
): Promise<bigint> {
  const fees = await Promise.all(
    streamIds.map((streamId) =>
      publicClient.readContract({
        address: lockup,
        abi: lockupAbi,
        functionName: 'calculateMinFeeWei',
        args: [streamId],
      }),
    ),
  );
  // Streams of different senders can have different fees. The highest one covers all.
  return fees.reduce((highest, fee) => (fee > highest ? fee : highest), 0n);
}
// endregion fee

// region withdraw
/** Withdraws everything to the wallet, with a fee that survives a fall of the price by 5 percent. */
export async function withdrawWithMargin(
  clients: Clients,
  { lockup, streamId }: { lockup: Address; streamId: bigint },
) {
  const { publicClient, walletClient } = clients;
  const value = withMargin(await minFee(clients, lockup, [streamId]));
  const { request } = await publicClient.simulateContract({
    address: lockup,
    abi: lockupAbi,
    account: walletClient.account,
    functionName: 'withdrawMax',
    args: [streamId, walletClient.account.address],
    value,
  });
  return confirmed(clients, await walletClient.writeContract(request));
}
// endregion withdraw
