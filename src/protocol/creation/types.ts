import type { CallFunction } from '../calls/types';

/** A contract of the newest release that creates something. */
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
