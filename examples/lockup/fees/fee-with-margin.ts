// region imports
import type { Address } from 'viem';
import type { Clients } from '../clients';
import { lockupAbi } from '../contracts';
// endregion imports

// region fee
/** The coins that one transaction needs to withdraw from all these streams, in wei. */
export async function minFee(
  { publicClient }: Pick<Clients, 'publicClient'>,
  lockup: Address,
  streamIds: bigint[],
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

// region margin
/** A fee that still suffices when the coin's price falls by 2 % before the transaction lands. */
export const withMargin = (fee: bigint): bigint => fee + (fee * 2n + 99n) / 100n;
// endregion margin

// region withdraw
/** Withdraws everything to the wallet, with a fee that survives a small move of the price. */
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
  const hash = await walletClient.writeContract(request);
  return publicClient.waitForTransactionReceipt({ hash });
}
// endregion withdraw
