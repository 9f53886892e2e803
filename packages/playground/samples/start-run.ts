import type { FromScript, ToScript } from '@sablier-docs/chain/worker/messages';
import { openInPage } from '@sablier-docs/chain/worker/in-page';
import { webWorker } from '@sablier-docs/chain/worker/open';
import { runScript } from '@sablier-docs/chain/worker/run-script';
import type { SampleNote, SampleResult, SampleToRun } from './types';

export interface RunningSample {
  readonly result: Promise<SampleResult>;
  /** Ends both workers. */
  end(): void;
}

/** Milliseconds for one call: drawing an NFT takes long on a phone. */
const LIMIT = 10_000;

/** Milliseconds for which a script may be unresponsive: an edited file is compiled and interpreted, on a slow phone too. */
const SILENCE = 4_000;

/** Milliseconds for a run, its loading included. */
const PATIENCE = 60_000;

/** Runs a sample in a worker of its own, on a chain in another, and tells what happens. */
export function startSample(
  wanted: SampleToRun,
  onNote: (note: SampleNote) => void,
): RunningSample {
  const chain = openInPage({ limit: LIMIT });
  const worker = new Worker('/proofs/samples.js', { type: 'module' });
  const ending = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    ending.abort();
  }, PATIENCE);
  const result = runScript(webWorker<ToScript, FromScript>(worker), chain, {
    ...{ limit: SILENCE, input: wanted, signal: ending.signal },
    onNote: (note) => onNote(note as SampleNote),
  })
    .catch((error: unknown) => {
      if (isLate) throw new Error(`The run was ended after ${PATIENCE / 1000} seconds.`);
      throw error;
    })
    .finally(() => {
      clearTimeout(timer);
      chain.close();
    }) as Promise<SampleResult>;
  // A run that is ended has nobody who waits for it.
  result.catch(() => undefined);
  return { result, end: () => ending.abort() };
}
