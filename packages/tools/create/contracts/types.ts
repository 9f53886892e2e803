import type { CallFunction } from '@sablier-docs/protocol/calls/types';

/** A contract of the latest release that creates streams or campaigns. */
export interface CreatorFact {
  version: string;
  /** For example `SablierLockup`. */
  contract: string;
  /** By chain id, in checksum form. */
  addresses: Record<number, string>;
  functions: readonly CallFunction[];
}

export type Creator =
  | 'lockup'
  | 'batchLockup'
  | 'flow'
  | 'merkleInstant'
  | 'merkleLL'
  | 'merkleLT'
  | 'merkleVCA'
  | 'merkleExecute';
export type CreationFacts = Record<Creator, CreatorFact>;
