import { isError, type ContractTransactionReceipt, type ContractTransactionResponse } from 'ethers';

/**
 * Waits until a transaction is in a block. Throws when it reverted there, or when the wallet put another one in its
 * place, for example because its user canceled it.
 */
export async function confirmed(
  sent: Promise<ContractTransactionResponse>,
): Promise<ContractTransactionReceipt> {
  const receipt = await receiptOf(await sent);
  if (!receipt) throw new Error('The transaction is in no block.');
  if (receipt.status === 0) throw new Error(`Transaction ${receipt.hash} reverted.`);
  return receipt;
}

async function receiptOf(
  transaction: ContractTransactionResponse,
): Promise<ContractTransactionReceipt | null> {
  try {
    return await transaction.wait();
  } catch (error) {
    // The same call with a higher fee: ethers throws, although it is done. Sent again, it would pay twice.
    if (isError(error, 'TRANSACTION_REPLACED') && error.reason === 'repriced')
      return error.receipt as ContractTransactionReceipt;
    throw error;
  }
}
