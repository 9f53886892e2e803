import type { Provider } from '../provider';
import { answer } from './answer';
import type { FromScript, ToScript } from './messages';
import type { WorkerLike } from './open';

interface ScriptOptions {
  /** Milliseconds for which a script may be unresponsive, 1,000 unless given. */
  readonly limit?: number;
  /** What the script works on. */
  readonly input?: unknown;
  /** Hears what the script tells on its way. */
  readonly onNote?: (note: unknown) => void;
  /** Ends the script. */
  readonly signal?: AbortSignal;
}

const LIMIT = 1_000;
/** Pings of a script within its limit. */
const PINGS = 4;
/** Limits that a worker may take to load and start. */
const START = 10;

/**
 * Runs a script in a worker of its own on a chain, and ends the worker. A script that waits for the chain may take
 * any time; one that is unresponsive for longer than the limit is ended.
 * @returns what the script returns
 * @throws a sentence when it fails or is ended
 */
export function runScript(
  worker: WorkerLike<ToScript, FromScript>,
  chain: Provider,
  { limit = LIMIT, input, onNote, signal }: ScriptOptions = {},
): Promise<unknown> {
  // Counted, not timed: a page that is busy itself asks less often, and hears late.
  let [asked, heard, most] = [0, 0, PINGS * START];
  return new Promise<unknown>((resolve, reject) => {
    const fail = (reason: string): void => {
      stop();
      reject(new Error(reason));
    };
    const ping = (): void => {
      if (asked - heard < most) return worker.postMessage({ ping: ++asked });
      fail(`The script was ended after ${limit / 1000} seconds. It loops without an end.`);
    };
    const timer = setInterval(ping, limit / PINGS);
    const stop = (): void => {
      clearInterval(timer);
      worker.terminate();
    };
    worker.listen((message) => {
      most = PINGS;
      if ('pong' in message) heard = message.pong;
      else heard = asked;
      if ('note' in message) onNote?.(message.note);
      else if ('done' in message) {
        stop();
        resolve(message.done);
      } else if ('failed' in message) fail(message.failed);
      else if ('id' in message) void answer(chain, message).then((one) => worker.postMessage(one));
    }, fail);
    signal?.addEventListener('abort', () => fail('The script was ended.'));
    worker.postMessage({ input });
  });
}
