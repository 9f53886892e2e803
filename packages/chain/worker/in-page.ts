import type { ArtifactFile, Group } from '../artifacts/types';
import { openChain, webWorker, type OpenOptions, type WorkerChain } from './open';

/** A chain in a worker, as a file of the page's own bundle. The coin of a transaction's gas is free. */
export const openInPage = (options: OpenOptions): WorkerChain =>
  openChain(() => webWorker(new Worker(new URL('./browser.ts', import.meta.url))), {
    baseFee: 0n,
    ...options,
  });

/** Fetches the creation code of a group from the site. @throws a sentence when it does not arrive */
export async function loadInPage(group: Group): Promise<ArtifactFile> {
  const response = await fetch(`/chain/${group}.json`).catch(() => undefined);
  if (!response?.ok)
    throw new Error('The contracts did not arrive. Check your connection and try again.');
  return (await response.json()) as ArtifactFile;
}
