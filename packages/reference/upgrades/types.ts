import type { Hex } from 'viem';

/** The order of a checklist: first what neither compiler nor encoder notices. */
export const steps = [
  ...(['silent', 'package', 'import', 'hook', 'struct', 'function'] as const),
  ...(['behavior', 'event', 'error', 'graphql'] as const),
];
export type Step = (typeof steps)[number];

export const stepTitles: Readonly<Record<Step, string>> = {
  silent: 'What breaks in silence',
  package: 'Packages and addresses',
  import: 'Imports',
  hook: 'Hooks',
  struct: 'Structs, field by field',
  function: 'Functions',
  behavior: 'Other behavior',
  event: 'Events',
  error: 'Errors',
  graphql: 'GraphQL',
};

/** What a reader has: a contract that calls, a contract that is called, a script or dApp, an indexer. */
export const roles = ['caller', 'hook', 'script', 'indexer'] as const;
export type Role = (typeof roles)[number];

export const roleTitles: Readonly<Record<Role, string>> = {
  caller: 'a contract that calls',
  hook: 'a contract that is called (hooks)',
  script: 'a script or dApp',
  indexer: 'an indexer',
};

/** One entry of a checklist. */
export interface Item {
  step: Step;
  for: readonly Role[];
  /** What differs: a function, a field, an error, … or a short title. */
  name: string;
  /** In the old release; empty for what is added, and for sentences. */
  before: readonly string[];
  /** In the new release; empty for what is gone, and for sentences. */
  after: readonly string[];
  /** Whole sentences with code in backticks. */
  todo: string;
  /** Functions of the new release that the entry is about, as the source declares them. */
  signatures: readonly string[];
  /** Selectors or topics in the old and in the new release; empty for items that have none. */
  hashes: { before: readonly Hex[]; after: readonly Hex[] };
}

/** The way from one release to another. */
export interface Checklist {
  product: string;
  from: string;
  to: string;
  /** The packages with Solidity sources that paths were read from; null for a release without one. */
  sources: { from: string | null; to: string | null };
  /** Where the site shows it, below its address. */
  page: string;
  /** In the order of `steps`. */
  items: Item[];
}
