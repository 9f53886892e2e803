/** A chain on which both products have their latest release. */
export interface WizardChain {
  id: number;
  name: string;
  /** Its name in `viem/chains`. */
  viem: string;
  isTestnet: boolean;
  /** Whether the SDK flags its virtual machine as one that needs a special compiler. */
  isZK: boolean;
  lockup: string;
  batchLockup: string;
  flow: string;
}

/** The properties of a chain that a form needs. */
export type ChainOnOffer = Pick<WizardChain, 'id' | 'name' | 'isZK'>;

/** Groups of stacks whose projects are written from the same samples. */
export const FAMILIES = ['solidity', 'typescript', 'ethers'] as const;
export type Family = (typeof FAMILIES)[number];

/** Key of a whole sample among its pieces. */
export const WHOLE = '';

/** Key of everything before the first function of a contract, including the constructor. */
export const HEAD = '{';

/** Text of a sample by piece: `WHOLE`, `HEAD` or a region. */
export type SamplePieces = Record<string, string>;

/** The data from which the wizard writes files. */
export interface WizardFacts {
  chains: WizardChain[];
  /**
   * Pieces used by projects, by the path of the sample below `examples/`, without region markers.
   */
  samples: Record<string, SamplePieces>;
  /** Exact version of every package that the starters do not list. */
  versions: Record<string, string>;
  /** For example `v4.0`. */
  releases: { lockup: string; flow: string };
  /** URL of the documentation, for links in README files. */
  site: string;
}
