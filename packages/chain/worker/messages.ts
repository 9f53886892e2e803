import type { ProviderOptions } from '../provider';
import type { Hex } from '../hex';

/** The options of a chain in a worker; `now` can't be sent there. */
export type WorkerOptions = Omit<ProviderOptions, 'now'>;

export interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
}

/** To the worker: first the options, then requests. */
export type ToWorker = { readonly open: WorkerOptions } | Question;

/** From the worker: a response to each request. */
export type FromWorker =
  | { readonly id: number; readonly result: unknown }
  | {
      readonly id: number;
      readonly error: { readonly code: number; readonly message: string; readonly data?: Hex };
    };

/** One end of a channel, as the scope of a worker and Node's `parentPort` both have it. */
export interface Port<In = ToWorker, Out = FromWorker> {
  postMessage(message: Out): void;
  addEventListener(type: 'message', listener: (event: { readonly data: In }) => void): void;
  /** Of ports that wait for it. */
  start?(): void;
}

/** To a script in a worker of its own: what it works on, responses of the chain, and pings. */
export type ToScript = { readonly input: unknown } | FromWorker | { readonly ping: number };

/** From a script: requests to the chain, what it tells on its way, replies to pings, and its end. */
export type FromScript =
  | ToWorker
  | { readonly note: unknown }
  | { readonly pong: number }
  | { readonly done: unknown }
  | { readonly failed: string };
