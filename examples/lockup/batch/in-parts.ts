// region imports
import type { Address, Hash } from 'viem';
import { approveIfNeeded } from '../approve';
import type { Clients } from '../clients';
import { batchLockupAbi } from '../contracts';
import { createdInBatch, sendLinearBatch, type BatchLinearOptions } from './batch-linear';
import { split, streamsThatFit } from './streams-that-fit';
// endregion imports

// region parts
/** What to keep of each part. The next step waits until your function has. */
export interface Parts {
  /** Streams in each transaction. By default what fits into one of Ethereum. */
  perPart?: number;
  /** The part is sent and not yet in a block. */
  onSent: (hash: Hash) => void | Promise<void>;
  /** The part is in a block, and these are its streams. */
  onCreated: (streamIds: readonly bigint[]) => void | Promise<void>;
}

/**
 * Opens a long list of streams in several transactions, one after the other, with one approval. Returns
 * the ids in the order of the grants. An error does not mean that the last part failed: before you send
 * grants a second time, ask `createdSince`.
 */
export async function batchCreateInParts(
  clients: Clients,
  {
    perPart = streamsThatFit('linearWithCliff'),
    onSent,
    onCreated,
    ...options
  }: BatchLinearOptions & Parts,
): Promise<bigint[]> {
  const { token, batchLockup: spender, grants } = options;
  const amount = grants.reduce((sum, { depositAmount }) => sum + depositAmount, 0n);
  await approveIfNeeded(clients, { token, spender, amount });

  const streamIds: bigint[] = [];
  for (const part of split(grants, perPart)) {
    const hash = await sendLinearBatch(clients, { ...options, grants: part });
    await onSent(hash); // before the wait, which can end without an answer
    const ids = await createdInBatch(clients, options, hash);
    await onCreated(ids);
    streamIds.push(...ids);
  }
  return streamIds;
}
// endregion parts

// region resume
/**
 * The ids of all streams that the wallet has created through the batch contract since this block, in
 * order. Throws while a transaction of the wallet is pending, because it may be a part.
 */
export async function createdSince(
  { publicClient, walletClient }: Clients,
  { batchLockup, lockup, fromBlock }: { batchLockup: Address; lockup: Address; fromBlock: bigint },
): Promise<bigint[]> {
  const { address } = walletClient.account;
  const [mined, sent] = await Promise.all([
    publicClient.getTransactionCount({ address, blockTag: 'latest' }),
    publicClient.getTransactionCount({ address, blockTag: 'pending' }),
  ]);
  if (sent > mined) throw new Error('A transaction of the wallet is pending. Ask again later.');
  const batches = await publicClient.getContractEvents({
    address: batchLockup,
    abi: batchLockupAbi,
    eventName: 'CreateLockupBatch',
    args: { funder: address, lockup },
    fromBlock,
    strict: true,
  });
  return batches.flatMap(({ args }) => args.streamIds);
}
// endregion resume
