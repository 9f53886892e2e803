// What a page and the worker of its proofs tell each other.

/** What a test did or compared, in words. */
export interface Step {
  readonly kind:
    | 'call'
    | 'refused'
    | 'read'
    | 'time'
    | 'change'
    | 'print'
    | 'more'
    | 'compare'
    | 'false';
  readonly words: string;
  /** Balances that moved and events, one each. */
  readonly details: readonly string[];
}

/** A statement to run: the file of its test below tests/statements without its ending, and its id. */
export interface Wanted {
  readonly file: string;
  readonly id: string;
  /** A world by its number, 0 for all. */
  readonly world: number;
  /** Whether the first figure that is compared is changed by one unit. */
  readonly isBroken: boolean;
}

export interface ToRun {
  readonly run: readonly Wanted[];
}

/** While it runs: what is done, each step, the world that begins. */
export type Note =
  | { readonly status: string }
  | { readonly step: Step }
  | { readonly world: number; readonly of: number };

/** The end of a statement. */
export interface Result {
  readonly id: string;
  readonly passed: boolean;
  /** Why not. */
  readonly says: string;
  /** The change of a broken run; empty when there was nothing to change. */
  readonly change: string;
  /** How many comparisons it made. */
  readonly compared: number;
  /** Milliseconds, without the deployment of contracts. */
  readonly time: number;
}
