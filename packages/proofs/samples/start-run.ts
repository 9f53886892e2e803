import type { FromScript, ToScript } from '@sablier-docs/chain/worker/messages';
import { openInPage } from '@sablier-docs/chain/worker/in-page';
import { webWorker } from '@sablier-docs/chain/worker/open';
import { runScript } from '@sablier-docs/chain/worker/run-script';
import { PATIENCE, SILENCE } from './limits';
import type { SampleNote, SampleResult, SampleToRun } from './types';

export interface RunningSample {
  readonly result: Promise<SampleResult>;
  /** Ends both workers. */
  end(): void;
}

/** Milliseconds for one call: drawing an NFT takes long on a phone. */
const LIMIT = 10_000;

/** Runs a sample in a worker of its own, on a chain in another, and tells what happens. */
export function startSample(
  wanted: SampleToRun,
  onNote: (note: Exclude<SampleNote, { ended: string }>) => void,
): RunningSample {
  const chain = openInPage({ limit: LIMIT });
  const worker = new Worker('/proofs/samples.js', { type: 'module' });
  const ending = new AbortController();
  let reason = '';
  const endFor = (why: string) => {
    reason = why;
    ending.abort();
  };
  const timer = setTimeout(
    () => endFor(`The run was ended after ${PATIENCE / 1000} seconds.`),
    PATIENCE,
  );
  const result = runScript(webWorker<ToScript, FromScript>(worker), chain, {
    limit: SILENCE,
    input: wanted,
    signal: ending.signal,
    onNote: (note) => {
      const told = note as SampleNote;
      if ('ended' in told) endFor(told.ended);
      else onNote(told);
    },
  })
    .catch((error: unknown) => {
      if (reason) throw new Error(reason);
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
