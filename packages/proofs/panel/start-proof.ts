import { runScript } from '@sablier-docs/chain/worker/run-script';
import { webWorker } from '@sablier-docs/chain/worker/open';
import type { FromScript, ToScript } from '@sablier-docs/chain/worker/messages';
import type { Note, Result, ToRun, Wanted } from '../run/messages';

export interface Running {
  readonly results: Promise<readonly Result[]>;
  /** Ends the worker. */
  end(): void;
}

/** Milliseconds for which the worker may be unresponsive: longer than the chain lets a call run. */
const LIMIT = 12_000;

/** The worker brings a chain of its own. */
const NO_CHAIN = { request: () => Promise.reject(new Error('The page has no chain.')) };

/** Runs the test of a sentence in a worker of its own, and tells what happens. */
export function startProof(wanted: Wanted, onNote: (note: Note) => void): Running {
  const worker = new Worker('/proofs/worker.js', { type: 'module' });
  const ending = new AbortController();
  const input: ToRun = { run: [wanted] };
  const results = runScript(webWorker<ToScript, FromScript>(worker), NO_CHAIN, {
    limit: LIMIT,
    input,
    signal: ending.signal,
    onNote: (note) => onNote(note as Note),
  }) as Promise<readonly Result[]>;
  // A run that is ended has nobody who waits for it.
  results.catch(() => undefined);
  return { results, end: () => ending.abort() };
}
