// What a rehearsal loads when it is started: the chain, the interfaces of the contracts, and viem's coders.
import facts from '@facts/rehearsal.json';
import type { ArtifactFile, Group } from '@sablier-docs/chain/artifacts/types';
import { openChain, webWorker, type WorkerChain } from '@sablier-docs/chain/worker/open';
import { NotRehearsed } from './not-rehearsed';
import { rehearseCreation, type CreationRehearsal } from './rehearse-creation';
import { rehearseStream, type RehearsalMeans, type StreamRehearsal } from './rehearse-stream';
import type { Rehearsal } from './types';

async function load(group: Group): Promise<ArtifactFile> {
  const response = await fetch(`/chain/${group}.json`).catch(() => undefined);
  if (!response?.ok)
    throw new NotRehearsed('The contracts did not arrive. Check your connection and try again.');
  return (await response.json()) as ArtifactFile;
}

/** Milliseconds for a call: a batch takes long on a phone. */
const LIMIT = 10_000;

/**
 * Rehearses on a chain in a worker, which ends with it.
 * @throws NotRehearsed with a sentence for the reader
 */
async function started(
  rehearse: (means: RehearsalMeans) => Promise<Rehearsal>,
): Promise<Rehearsal> {
  const opened: WorkerChain[] = [];
  const means: RehearsalMeans = {
    ...{ facts, load },
    open: (timestamp) => {
      const worker = () => webWorker(new Worker(new URL('./worker.ts', import.meta.url)));
      const chain = openChain(worker, { timestamp, baseFee: 0n, limit: LIMIT });
      opened.push(chain);
      return Promise.resolve(chain);
    },
  };
  try {
    return await rehearse(means);
  } catch (error) {
    if (error instanceof NotRehearsed) throw error;
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new NotRehearsed(`The page could not make the rehearsal: ${why}`);
  } finally {
    for (const chain of opened) chain.close();
  }
}

export const startStream = (asked: StreamRehearsal): Promise<Rehearsal> =>
  started((means) => rehearseStream(asked, means));

export const startCreation = (asked: CreationRehearsal): Promise<Rehearsal> =>
  started((means) => rehearseCreation(asked, means));
