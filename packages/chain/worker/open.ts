import type { Provider } from '../provider';
// Not from the provider, which brings the EVM along: a page has that in its worker alone.
import { CODES, RpcError } from '../rpc/error';
import type { FromWorker, ToWorker, WorkerOptions } from './messages';

/** The interface that a Web Worker and a wrapped one of Node share. */
export interface WorkerLike<In = ToWorker, Out = FromWorker> {
  postMessage(message: In): void;
  /** Sets the listeners for a message and for the failure of the worker itself. */
  listen(hear: (message: Out) => void, fail: (reason: string) => void): void;
  terminate(): void;
}

export interface OpenOptions extends WorkerOptions {
  /**
   * Milliseconds that the worker may take for one request before it is ended, 15,000 unless given. A call
   * that loops is stopped inside much earlier (`limit`); this is for loops that the EVM can't stop.
   */
  readonly patience?: number;
}

export interface WorkerChain extends Provider {
  /** Ends the worker; waiting requests fail. */
  close(): void;
}

const PATIENCE = 15_000;

/**
 * A chain in a worker. The worker starts with the first request, and is ended when one takes too long:
 * that request and all others then fail with a message, and another chain has to be opened.
 */
export function openChain(start: () => WorkerLike, options: OpenOptions = {}): WorkerChain {
  const { patience = PATIENCE, ...open } = options;
  const waiting = new Map<number, { answer: (message: FromWorker) => void; end: () => void }>();
  let worker: WorkerLike | undefined;
  let ended: string | undefined;
  let [last, timer]: [number, ReturnType<typeof setTimeout> | undefined] = [0, undefined];

  const end = (reason: string): void => {
    ended ??= reason;
    clearTimeout(timer);
    worker?.terminate();
    for (const { end: fail } of waiting.values()) fail();
    waiting.clear();
  };
  // The worker responds in order: each response starts the time of the next request.
  const watch = (): void => {
    clearTimeout(timer);
    if (waiting.size === 0) return;
    const seconds = patience / 1000;
    timer = setTimeout(
      () => end(`The chain was ended: it gave no answer for ${seconds} seconds. Open another one.`),
      patience,
    );
  };
  const begin = (): WorkerLike => {
    const started = start();
    started.listen((message) => {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      watch();
      asked?.answer(message);
    }, end);
    started.postMessage({ open });
    return started;
  };

  return {
    request: ({ method, params }) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new RpcError(CODES.node, ended ?? 'The chain was closed.'));
        if (ended !== undefined) return fail();
        worker ??= begin();
        const id = ++last;
        const answer = (message: FromWorker) => {
          if ('result' in message) return resolve(message.result);
          const { code, message: says, data } = message.error;
          reject(new RpcError(code, says, data));
        };
        waiting.set(id, { answer, end: fail });
        if (waiting.size === 1) watch();
        worker.postMessage({ id, method, params });
      }),
    close: () => end('The chain was closed.'),
  };
}

/**
 * Why a worker has failed, for readers. A script that does not come has a message for developers alone, and the first
 * one has none.
 */
const whyFailed = (message: string | undefined): string =>
  message === undefined || message === '' || /importScripts|Loading chunk/.test(message)
    ? 'A part of this page did not load. Check your connection and try again.'
    : `The worker has failed: ${message}`;

/** A Web Worker as `openChain` and `runScript` take it. */
export function webWorker<In = ToWorker, Out = FromWorker>(worker: Worker): WorkerLike<In, Out> {
  return {
    postMessage: (message) => worker.postMessage(message),
    listen: (hear, fail) => {
      worker.addEventListener('message', ({ data }) => hear(data as Out));
      worker.addEventListener('error', ({ message }) => fail(whyFailed(message)));
    },
    terminate: () => worker.terminate(),
  };
}
