import type { Callable } from '@sablier-docs/protocol/calls/callable';
import type { KnownContract } from '@sablier-docs/protocol/known-contracts';

/** A call that somebody is asked to sign. */
export interface Call {
  /** The contract; undefined for call data alone, which names none. */
  to: string | undefined;
  /** Coins that go with it, in wei. */
  value: bigint;
  data: string;
  /** Whether a Safe runs the code of `to` in its own name. */
  isDelegate: boolean;
}

/** What a text asks somebody to sign. */
export type SigningRequest =
  | { kind: 'calls'; calls: readonly Call[] }
  /** Typed data that approves something without a transaction. */
  | { kind: 'permit'; name: string; fields: readonly [name: string, value: string][] }
  | { kind: 'typed'; name: string }
  | { kind: 'hash'; hash: string }
  /** Hex with an odd number of digits. */
  | { kind: 'cut'; digits: number };

/** The functions and contracts of every release. */
export interface SigningLists {
  calls: readonly Callable[];
  contracts: readonly KnownContract[];
}

/** What a call does, in sentences, with the calls inside. */
export interface Explanation {
  /** `other`: the reader has to look closely. */
  tone: 'plain' | 'other';
  title: string;
  says: readonly string[];
  inside: readonly Explanation[];
}
