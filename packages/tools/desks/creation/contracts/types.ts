import type { CallFunction, CallInput } from '@sablier-docs/protocol/calls/types';

/** An event of a factory, which names what was created. */
export interface CreationEvent {
  /** For example `CreateMerkleLL`. */
  name: string;
  /** Hash of its signature. */
  topic: string;
  /** The inputs in its data, in order; the campaign's address is in a topic. */
  data: readonly CallInput[];
}

/** A contract of the latest release that creates streams or campaigns. */
export interface CreatorFact {
  version: string;
  /** For example `SablierLockup`. */
  contract: string;
  /** By chain id, in checksum form. */
  addresses: Record<number, string>;
  functions: readonly CallFunction[];
}

/** A factory of campaigns. */
export interface FactoryFact extends CreatorFact {
  event: CreationEvent;
}

type CampaignCreator = 'merkleInstant' | 'merkleLL' | 'merkleLT' | 'merkleVCA' | 'merkleExecute';
export type Creator = 'lockup' | 'batchLockup' | 'flow' | CampaignCreator;
export type CreationFacts = Record<Exclude<Creator, CampaignCreator>, CreatorFact> &
  Record<CampaignCreator, FactoryFact>;
