import { setTimeout as delay } from 'node:timers/promises';
import { TransactionReceiptNotFoundError, type Hash, type TransactionReceipt } from 'viem';
import type { Chain } from './chain';

const TIMEOUT_MS = 60_000;

/**
 * The receipt of a transaction on a chain that mines each at once. viem's waitForTransactionReceipt
 * asks again only when the block number changes: a receipt that comes a moment after its block, as
 * on a busy machine, is waited for until the time limit.
 */
export async function receiptOf(chain: Chain, hash: Hash): Promise<TransactionReceipt> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await chain.getTransactionReceipt({ hash });
    } catch (error) {
      const isEarly = error instanceof TransactionReceiptNotFoundError;
      if (!isEarly || Date.now() > end) throw error;
      await delay(1);
    }
  }
}
