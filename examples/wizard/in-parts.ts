import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { keccak256, toHex, TransactionReceiptNotFoundError, type Address, type Hash } from 'viem';
import type { Clients } from './clients';
import { createdIn } from './creation-event';
import { partsOf } from './parts';

interface Progress {
  /** Digest of the list and its terms. */
  list: Hash;
  /** The transactions that were sent for each part, and the streams that exist. */
  parts: { sent: Hash[]; ids: string[] }[];
}

type Create = (clients: Clients, recipients: Address[]) => Promise<readonly bigint[]>;

/**
 * Creates the streams of a long list in parts, one after the other. Each transaction is written to a file once it
 * is sent, so that a second run goes on where the first stopped and creates no stream twice.
 * @param contract the one whose event names the streams
 * @param terms what else decides the streams: another list or other terms need another file
 */
export async function inParts(
  clients: Clients,
  contract: Address,
  recipients: readonly Address[],
  terms: string,
  create: Create,
  file = 'progress.json',
): Promise<bigint[]> {
  const list = keccak256(toHex(JSON.stringify([terms, recipients])));
  const progress = read(file, list);
  const ids: bigint[] = [];
  for (const [at, part] of partsOf(recipients).entries()) {
    const state = (progress.parts[at] ??= { sent: [], ids: [] });
    const known =
      state.ids.length > 0 ? state.ids : await findCreated(clients, contract, state.sent);
    state.ids = known;
    if (known.length === 0) {
      const created = await create(
        noting(clients, (hash) => {
          state.sent.push(hash);
          write(file, progress);
        }),
        part,
      );
      state.ids = created.map(String);
    }
    write(file, progress);
    ids.push(...state.ids.map(BigInt));
  }
  return ids;
}

function read(file: string, list: Hash): Progress {
  if (!existsSync(file)) return { list, parts: [] };
  const progress = JSON.parse(readFileSync(file, 'utf8')) as Progress;
  if (progress.list === list) return progress;
  throw new Error(`${file} belongs to another list or to other terms. Move it away to begin anew.`);
}

const write = (file: string, progress: Progress) =>
  writeFileSync(file, `${JSON.stringify(progress, null, 2)}\n`);

/** The ids of the streams that one of the transactions has created; none if all failed or only approved. */
async function findCreated(
  { publicClient }: Clients,
  contract: Address,
  sent: readonly Hash[],
): Promise<string[]> {
  for (const hash of sent) {
    const receipt = await publicClient.getTransactionReceipt({ hash }).catch((error: unknown) => {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error;
      throw new Error(
        `Transaction ${hash} is in no block yet. Wait for it, or drop it from the file of the progress once another transaction has taken its nonce.`,
      );
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
