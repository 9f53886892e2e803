import { setTimeout as delay } from 'node:timers/promises';
import { TransactionReceiptNotFoundError, type Hash, type TransactionReceipt } from 'viem';
import type { Chain } from './chain';

const TIMEOUT_MS = 60_000;
const PATIENCE_MS = 1_000;
/** Milliseconds before the second question and the last: the block is mostly there after one. */
const PAUSE = { first: 1, most: 10 };

/**
 * The receipt of a transaction on a chain that mines each immediately. viem's waitForTransactionReceipt
 * retries only when the block number changes: if the receipt is available a moment after its block, as on a
 * busy machine, it waits until the time limit. Anvil sometimes misses a transaction that arrives while it
 * mines another: then this mines a block.
 */
export async function receiptOf(chain: Chain, hash: Hash): Promise<TransactionReceipt> {
  const start = Date.now();
  let isAskedFor = false;
  let pause = PAUSE.first;
  for (;;) {
    try {
      return await chain.getTransactionReceipt({ hash });
    } catch (error) {
      const isEarly = error instanceof TransactionReceiptNotFoundError;
      const waited = Date.now() - start;
      if (!isEarly || waited > TIMEOUT_MS) throw error;
      if (waited > PATIENCE_MS && !isAskedFor) {
        isAskedFor = true;
        await chain.mine({ blocks: 1 });
      }
      await delay(pause);
      pause = Math.min(pause * 2, PAUSE.most);
    }
  }
}
