import type { Product } from '@sablier-docs/protocol/releases';
import type { Link } from '../rich-text';

/** A call on the screen of a wallet that reads descriptors. */
export interface WalletView {
  intent: string;
  /** In the order in which a wallet shows them. */
  labels: readonly string[];
}

/** An error that ends a call, with its cause in one sentence. */
export interface Revert {
  name: string;
  /** Address of its entry in the error reference. */
  href: string;
  /** Backticks mark code. */
  cause: string;
}

/** A file of `examples/` that makes the call, and the page that shows it. */
export interface Example {
  file: string;
  title: string;
  href: string;
}

/** The files of the product that call a function of a contract, each once. */
export type FindExamples = (product: Product, contract: string, name: string) => Example[];

/** Information for callers of a state-changing function, in addition to its signature. */
export interface CallDoc {
  /** Whole sentences. Backticks mark code. */
  who: string;
  /** The error for all others. */
  refusal?: Link;
  /** The section of the access page with the function. */
  access: string;
  /** What to send in `msg.value` and how it is used, in whole sentences. */
  value: string;
  /** Whether the events are in the order of the logs, from a run or from the source. */
  ordered: boolean;
  /** Alternative events, and their condition. */
  otherwise?: { when: string; events: Link[] };
  /** The state when it calls another contract, and what a reentrant call finds. */
  reentrancy?: string;
  /** What a wallet with the descriptor of the contract shows; none for functions of no deployed contract. */
  wallet?: WalletView;
  /** Pages that explain when and why to call it. */
  relatedPages: Link[];
}
