import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from '../worker/messages';
import type { WorkerLike } from '../worker/open';

/** A worker of Node that runs the code of `bundleWorker('node')`. */
export function nodeWorker<In = ToWorker, Out = FromWorker>(code: string): WorkerLike<In, Out> {
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  // An open chain does not keep the process running.
  worker.unref();
  return {
    postMessage: (message) => {
      worker.ref();
      worker.postMessage(message);
    },
    listen: (hear, fail) => {
      worker.on('message', (message: Out) => hear(message));
      worker.on('error', ({ message }) => fail(`The worker has failed: ${message}`));
    },
    terminate: () => void worker.terminate(),
  };
}
