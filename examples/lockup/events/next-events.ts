// region imports
import { parseEventLogs, type Address, type Hash, type PublicClient } from 'viem';
import { lockupAbi } from '../contracts';
// endregion imports

// region next
/** The last block that you have processed. Store it together with what its events changed. */
export interface Cursor {
  readonly block: bigint;
  readonly hash: Hash;
}

export interface NextOptions {
  readonly lockup: Address;
  readonly cursor: Cursor;
  /** Blocks on top of an event before you believe it. */
  readonly confirmations: bigint;
  /** Most blocks in one query; nodes refuse more than they allow. */
  readonly range: bigint;
}

/**
 * The events of the blocks after the cursor that have enough confirmations, and the cursor after them.
 * `key` is the same each time that an event is read. Throws `ReorgError` when the chain has replaced
 * the block of the cursor.
 */
export async function nextEvents(
  client: Pick<PublicClient, 'getBlock' | 'getBlockNumber' | 'getLogs'>,
  { lockup: address, cursor, confirmations, range }: NextOptions,
) {
  const safe = (await client.getBlockNumber({ cacheTime: 0 })) - confirmations;
  const toBlock = safe < cursor.block + range ? safe : cursor.block + range;
  const isNew = toBlock > cursor.block;
  const { hash } = isNew ? await client.getBlock({ blockNumber: toBlock }) : cursor;
  const logs = isNew
    ? await client.getLogs({ address, fromBlock: cursor.block + 1n, toBlock })
    : [];
  // Asked last: a replacement that reaches behind the cursor while the logs are read shows here, and a
  // shorter one in the next call.
  const known = await client.getBlock({ blockNumber: cursor.block });
  if (known.hash !== cursor.hash) throw new ReorgError(cursor.block);

  const events = parseEventLogs({ abi: lockupAbi, logs }).map((log) => ({
    key: `${log.transactionHash}:${String(log.logIndex)}`,
    ...log,
  }));
  return { events, cursor: isNew ? { block: toBlock, hash } : cursor };
}

/**
 * Undo what you took from `block` and the blocks before it, back to a cursor that still holds. Forget
 * the keys too: an event that comes back in another block can have the same one.
 */
export class ReorgError extends Error {
  constructor(readonly block: bigint) {
    super(`Block ${String(block)} was replaced.`);
  }
}
// endregion next
