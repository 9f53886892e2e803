import type { Product } from '../../releases';
import type { Link } from '../rich-text';

/** An error that ends a call, with its cause in one sentence. */
export interface Revert {
  name: string;
  /** Its entry in the error reference. */
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

/** What a caller of a state-changing function has to know, beside its signature. */
export interface CallDoc {
  /** Whole sentences. Backticks mark code. */
  who: string;
  /** The error that everybody else gets. */
  refusal?: Link;
  /** The part of the access page that has the function. */
  access: string;
  /** What to send along in `msg.value` and what becomes of it, in whole sentences. */
  value: string;
  /** Whether the events of the function are listed in the order of the logs, of a run or of the source. */
  ordered: boolean;
  /** What it emits instead, and when. */
  otherwise?: { when: string; events: Link[] };
  /** What is written when it calls another contract, and what a call from there finds. */
  reentrancy?: string;
  /** Pages that explain when and why to call it. */
  ways: Link[];
}
