import type { Step } from '../run/messages';

/** What a page asks the worker of samples to run. */
export interface SampleToRun {
  /** The sample below examples/, without its ending: `lockup/create-stream/create-linear`. */
  readonly sample: string;
  /** The export of its run file. */
  readonly name: string;
  /** Both files as the reader has edited them; none for the files of the site. */
  readonly edited?: { readonly sample: string; readonly run: string };
}

/** While it runs: what is done, each step; the reason for which the page has to end it. */
export type SampleNote =
  | { readonly status: string }
  | { readonly step: Step }
  | { readonly ended: string };

/** A balance before and after a run, in the token's smallest unit. */
export interface Holding {
  readonly who: string;
  readonly token: string;
  readonly decimals: number;
  readonly before: bigint;
  readonly after: bigint;
}

/** The end of a run. */
export interface SampleResult {
  /** Why it failed; empty when it did not. */
  readonly failed: string;
  /** The balances that changed. */
  readonly moved: readonly Holding[];
  /** Milliseconds, without loading and deployments. */
  readonly time: number;
}
