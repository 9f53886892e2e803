/** A chain on which both products have their latest release. */
export interface WizardChain {
  id: number;
  name: string;
  /** The name under which `viem/chains` exports it. */
  viem: string;
  isTestnet: boolean;
  /** Whether the SDK marks its virtual machine as one that needs a compiler of its own. */
  isZK: boolean;
  lockup: string;
  batchLockup: string;
  flow: string;
}

/** What a form needs to know of a chain. */
export type ChainOnOffer = Pick<WizardChain, 'id' | 'name' | 'isZK'>;

/** Stacks whose projects are written from the same samples. */
export const FAMILIES = ['solidity', 'typescript'] as const;
export type Family = (typeof FAMILIES)[number];

/** Name of a whole sample among its pieces. */
export const WHOLE = '';

/** Name of all that stands before the first function of a contract, its constructor included. */
export const HEAD = '{';

/** Text of a sample by the name of the piece: `WHOLE`, `HEAD` or a region. */
export type SamplePieces = Record<string, string>;

/** What the wizard writes files from. */
export interface WizardFacts {
  chains: WizardChain[];
  /** Path below `examples/` to those of its pieces that a project is written from, without marks for pages. */
  samples: Record<string, SamplePieces>;
  /** Exact version of every package that a starter does not name. */
  versions: Record<string, string>;
  /** For example `v4.0`. */
  releases: { lockup: string; flow: string };
  /** Address of the documentation, for the links of README files. */
  site: string;
}
