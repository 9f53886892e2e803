// cspell:ignore txpool
import { setTimeout as delay } from 'node:timers/promises';

/** Tries, a millisecond apart: a transaction that a test leaves in the pool on purpose stays there. */
const MOST_TRIES = 1_000;

/**
 * Waits until anvil's pool is empty, which it has to be before the state is taken back: after a block anvil keeps its
 * transactions for a moment, and then takes out those of the same accounts and numbers. The next ones after the state
 * was taken back have these numbers, and would go with them.
 * @param ask asks the node, and resolves to the result
 */
export async function emptyPool(ask: (method: 'txpool_status') => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { pending } = (await ask('txpool_status')) as { readonly pending: string };
    if (Number(pending) === 0) return;
    await delay(1);
  }
}
