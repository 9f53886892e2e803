import type { Abi, AbiEvent, AbiFunction, AbiItem, Hex } from 'viem';

/** `/proofs/abis.json`: interfaces, and what the words of a step are made of. */
export interface Interfaces {
  /** By the specifier of `readArtifact`. */
  readonly artifacts: Readonly<Record<string, Abi>>;
  /** Interfaces of compiled contracts, by name. */
  readonly compiled: Readonly<Record<string, Abi>>;
  /** By selector or topic. */
  readonly functions: Readonly<Record<Hex, AbiFunction>>;
  readonly errors: Readonly<Record<Hex, AbiItem>>;
  /** The same topic with other indexed arguments is another item. */
  readonly events: Readonly<Record<Hex, readonly AbiEvent[]>>;
}

/** A sentence of `/proofs/PAGE.json`, by the line of its test. */
export interface ListedProof {
  readonly id: string;
  readonly line: number;
  readonly sentence: string;
  /** Names of the subjects that it is tested on: `lockup`, `flow`, … */
  readonly kinds: readonly string[];
  /** The releases and cases in words. */
  readonly on: string;
  /** Each case in words; none for a sentence without a range. */
  readonly worlds: readonly string[];
  readonly steps: readonly ListedStep[];
  /** Why a page can't run it; undefined when it can. */
  readonly reason?: string;
}

/** A step of a test: its code, and words where there are some for it. */
export interface ListedStep {
  readonly code: string;
  readonly words?: string;
}

/** `/proofs/PAGE.json`: the sentences of a file of tests. */
export interface ListedFile {
  /** From the root of the repository. */
  readonly file: string;
  readonly page: string;
  /** Groups of published contracts, and compiled contracts, that the tests may deploy. */
  readonly groups: readonly string[];
  readonly contracts: readonly string[];
  readonly proofs: readonly ListedProof[];
}
