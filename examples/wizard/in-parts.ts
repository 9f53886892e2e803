import { keccak256, toHex, TransactionReceiptNotFoundError, type Address, type Hash } from 'viem';
import type { Clients } from './clients';
import { createdIn } from './creation-event';
import { partsOf } from './parts';
import { readProgress, WHEN_REPLACED, writeProgress } from './progress';

type Create<T> = (clients: Clients, part: T[]) => Promise<readonly bigint[]>;

/** The same text for the same list; JSON has no bigint. */
const digestOf = (terms: string, list: readonly unknown[]): Hash =>
  keccak256(
    toHex(
      JSON.stringify([terms, list], (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    ),
  );

/**
 * Creates the streams of a long list in parts, one after the other. Each transaction is noted once it is sent, so
 * that a second run goes on where the first stopped and creates no stream twice.
 * @param contract the one whose event names the streams
 * @param terms what else decides the streams: another list or other terms have no part in it
 */
export async function inParts<T>(
  clients: Clients,
  contract: Address,
  whole: readonly T[],
  terms: string,
  create: Create<T>,
  file = 'progress.json',
): Promise<bigint[]> {
  const list = digestOf(terms, whole);
  const progress = readProgress(file, list);
  writeProgress(file, progress); // before anything is sent: without it, nothing could go on
  const ids: bigint[] = [];
  for (const [at, part] of partsOf(whole).entries()) {
    const state = (progress.parts[at] ??= { sent: [], ids: [] });
    const known =
      state.ids.length > 0 ? state.ids : await findCreated(clients, contract, state.sent);
    state.ids = known;
    if (known.length === 0) {
      const created = await create(
        noting(clients, (hash) => {
          state.sent.push(hash);
          writeProgress(file, progress);
        }),
        part,
      );
      state.ids = created.map(String);
    }
    writeProgress(file, progress);
    ids.push(...state.ids.map(BigInt));
  }
  return ids;
}

/** The ids of the streams that one of the transactions has created; none if all failed or only approved. */
async function findCreated(
  { publicClient }: Clients,
  contract: Address,
  sent: readonly Hash[],
): Promise<string[]> {
  for (const hash of sent) {
    const receipt = await publicClient.getTransactionReceipt({ hash }).catch((error: unknown) => {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error;
      throw new Error(`Transaction ${hash} is in no block yet. ${WHEN_REPLACED}`);
    });
    const ids = createdIn(receipt.logs, contract);
    if (receipt.status === 'success' && ids.length > 0) return ids.map(String);
  }
  return [];
}

/** The clients, with a note of every transaction that the wallet sends. */
function noting({ publicClient, walletClient }: Clients, note: (hash: Hash) => void): Clients {
  const writeContract = async (request: never) => {
    const hash = await walletClient.writeContract(request);
    note(hash);
    return hash;
  };
  return {
    publicClient,
    walletClient: { ...walletClient, writeContract } as Clients['walletClient'],
  };
}
