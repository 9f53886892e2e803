import type { Hash, PublicClient } from 'viem';

// region confirmed
/**
 * Waits until a transaction is in a block. Throws when it reverted there, or when the wallet put another
 * one in its place, for example because its user canceled it: the receipt is then that of the other one.
 */
export async function confirmed(
  { publicClient }: { publicClient: Pick<PublicClient, 'waitForTransactionReceipt'> },
  hash: Hash,
) {
  let isOther = false;
  const receipt = await publicClient.waitForTransactionReceipt({
    hash,
    onReplaced: ({ reason }) => {
      isOther = reason !== 'repriced'; // repriced: the same call, with a higher fee
    },
  });
  if (isOther) throw new Error(`The wallet sent another transaction in place of ${hash}.`);
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  return receipt;
}
// endregion confirmed
