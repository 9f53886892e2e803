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

// region margin
/**
 * What to attach so that the fee is still covered after the coin's price has fallen by `fallPercent`.
 * A price that falls by the fraction x raises the fee by the factor 1 / (1 - x): a fall of 5% needs
 * 5.26% more, not 5%. Throws when the fall is not between 0 and 99 percent.
 * @param fee in wei, as `calculateMinFeeWei` answered
 */
export function withMargin(fee: bigint, fallPercent = 5n): bigint {
  if (fallPercent < 0n || fallPercent > 99n) throw new RangeError('A fall of 0 to 99 percent.');
  if (fee === 0n) return 0n; // nothing is asked for, and Lockup keeps what it gets
  const left = 100n - fallPercent;
  // The contract has rounded down: before that, the fee was anything below `fee + 1`.
  return ((fee + 1n) * 100n + left - 1n) / left;
}
// endregion margin

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
  const hash = await walletClient.writeContract(request);
  const receipt = await publicClient.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  return receipt;
}
// endregion withdraw
