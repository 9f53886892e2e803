import type { ContractTransactionReceipt, ContractTransactionResponse } from 'ethers';

/** Waits until a transaction is in a block; throws when it reverted there. */
export async function confirmed(
  sent: Promise<ContractTransactionResponse>,
): Promise<ContractTransactionReceipt> {
  const receipt = await (await sent).wait();
  if (!receipt) throw new Error('The transaction is in no block.');
  return receipt;
}
