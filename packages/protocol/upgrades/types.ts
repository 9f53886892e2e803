import type { Hex } from 'viem';
import type { StructChange } from './struct-fields';

export const changeKinds = ['function', 'event', 'error', 'struct'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A difference between two releases of a product under one name. */
export interface Change {
  kind: ChangeKind;
  change: 'added' | 'removed' | 'changed';
  name: string;
  /** Declarations in the previous release, one for each form; empty for additions. */
  before: string[];
  /** Declarations in the next release; empty for removals. */
  after: string[];
  /** Selectors of functions and errors, topics of events, in the previous and in the next release. */
  hashes: { before: Hex[]; after: Hex[] };
  /** Structs of either release within the declarations that differ, by their names with the library. */
  nested: string[];
  /**
   * Whether a call or a filter of the previous release still works and its result is decoded wrong: the hash is the
   * same, and the results or the indexed parameters differ.
   */
  isSilent: boolean;
  /** Contracts that have it: in the next release, or in the previous one for removals. */
  contracts: string[];
  /** Advice for callers of the previous release, in whole sentences. */
  todo: string;
}

export interface Upgrade {
  product: string;
  /** For example `v3.0`. */
  from: string;
  to: string;
  /** Contracts of one release alone. */
  contracts: { added: string[]; removed: string[] };
  changes: Change[];
  /** The structs that differ, with their fields. */
  structs: StructChange[];
}
