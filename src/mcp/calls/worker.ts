import { Console } from 'node:console';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { filesOfFolder } from '../doors/folder';
import { openSite } from '../site';
import { answer } from './answer';
import { ROLE, type Asked, type Start, type Told } from './messages';

/**
 * Runs calls in a worker, which can be ended without the server. A file that calls this can be started as its
 * own worker; elsewhere it does nothing.
 */
export function serveCalls(): void {
  const start = workerData as Partial<Start> | null;
  if (isMainThread || start?.role !== ROLE || !start.folder) return;
  void serve(start.folder);
}

async function serve(folder: string): Promise<void> {
  // Nobody reads the standard output of a worker.
  globalThis.console = new Console(process.stderr);
  const site = openSite(filesOfFolder(folder));
  const tell = (told: Told) => parentPort?.postMessage(told);
  parentPort?.on('message', ({ name, args }: Asked) => {
    void answer(name, JSON.parse(args), site).then((reply) => tell({ reply }));
  });
  const { siteUrl } = await site.facts();
  // The index is read before the first search, whose time is counted.
  await site.search.whole?.();
  tell({ ready: siteUrl });
}
