import { Console } from 'node:console';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { filesOfFolder } from '../transports/folder';
import { openBuiltSite } from '../site';
import { runTool } from './run-tool';
import { ROLE, type CallMessage, type Start, type WorkerMessage } from './messages';

/**
 * Runs calls in a worker, which can be ended without ending the server. A file that calls this can be started
 * as its own worker; in the main thread it does nothing.
 */
export function serveCalls(): void {
  const start = workerData as Partial<Start> | null;
  if (isMainThread || start?.role !== ROLE || !start.folder) return;
  void serve(start.folder);
}

async function serve(folder: string): Promise<void> {
  // The standard output of a worker is not read.
  globalThis.console = new Console(process.stderr);
  const site = openBuiltSite(filesOfFolder(folder));
  const tell = (told: WorkerMessage) => parentPort?.postMessage(told);
  parentPort?.on('message', ({ name, args }: CallMessage) => {
    void runTool(name, JSON.parse(args), site).then((reply) => tell({ reply }));
  });
  const { siteUrl } = await site.data();
  // The index is read now, so that the first search doesn't spend its budget on it.
  await site.search.whole?.();
  tell({ ready: siteUrl });
}
