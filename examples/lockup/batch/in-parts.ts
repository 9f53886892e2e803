// region imports
import { approveIfNeeded } from '../approve';
import type { Clients } from '../clients';
import { batchCreateLinear, type BatchLinearOptions } from './batch-linear';
import { split, streamsThatFit } from './streams-that-fit';
// endregion imports

// region parts
/**
 * Opens a long list of streams in several transactions, one after the other, with one approval. Returns
 * the ids in the order of the grants. `onPart` gets the ids of each part as soon as it is mined: keep
 * them, because a part that fails leaves the parts before it in place. Pass `perPart` on a chain that
 * limits a transaction in another way than Ethereum.
 */
export async function batchCreateInParts(
  clients: Clients,
  {
    perPart = streamsThatFit('linearWithCliff'),
    onPart,
    ...options
  }: BatchLinearOptions & {
    perPart?: number;
    onPart: (streamIds: readonly bigint[]) => void;
  },
): Promise<bigint[]> {
  const { token, batchLockup: spender, grants } = options;
  const amount = grants.reduce((sum, { depositAmount }) => sum + depositAmount, 0n);
  await approveIfNeeded(clients, { token, spender, amount });

  const streamIds: bigint[] = [];
  for (const part of split(grants, perPart)) {
    const ids = await batchCreateLinear(clients, { ...options, grants: part });
    onPart(ids);
    streamIds.push(...ids);
  }
  return streamIds;
}
// endregion parts
