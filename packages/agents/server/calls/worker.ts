import { Console } from 'node:console';
import { isMainThread, parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { filesOfFolder } from '../transports/folder';
import { openBuiltSite, type Site } from '../site';
import { runTool } from './run-tool';
import { ROLE, type CallMessage, type Start, type WorkerMessage } from './messages';

/**
 * Runs calls in a worker, which can be ended without ending the server. A file that calls this can be started
 * as its own worker; in the main thread it does nothing.
 */
export function serveCalls(): void {
  const start = workerData as Partial<Start> | null;
  if (isMainThread || start?.role !== ROLE || !start.folder || !parentPort) return;
  // The standard output of a worker is not read.
  globalThis.console = new Console(process.stderr);
  void answerCalls(openBuiltSite(filesOfFolder(start.folder)), parentPort);
}

/** As many words of the site as a search looks up in all ways. */
const WARM_UP = 'withdraw cancel stream lockup flow airdrop';

/** Answers the calls that come by a port, and says on it when the first may come. */
export async function answerCalls(
  site: Site,
  port: Pick<MessagePort, 'on' | 'postMessage'>,
): Promise<void> {
  const tell = (told: WorkerMessage) => port.postMessage(told);
  port.on('message', ({ name, args }: CallMessage) => {
    void runTool(name, JSON.parse(args), site).then((reply) => tell({ reply }));
  });
  const { siteUrl } = await site.data();
  // The index is read and searched now: a first search would spend its budget on cold code, be ended with its worker, and
  // leave the next worker as cold.
  await site.search.search(WARM_UP, { hitsPerPage: 1 });
  tell({ ready: siteUrl });
}
