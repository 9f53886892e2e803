import type { CallFunction } from '../calls/types';

export const campaignKinds = ['instant', 'linear', 'tranched', 'variable', 'execute'] as const;
export type CampaignKind = (typeof campaignKinds)[number];

/** Releases of Airdrops, oldest first. */
export const campaignReleases = ['v1.1', 'v1.2', 'v1.3', 'v2.0', 'v3.0'] as const;
export type CampaignRelease = (typeof campaignReleases)[number];

/** One kind of campaign in one release: where it comes from, and its functions. */
export interface CampaignFact {
  version: CampaignRelease;
  kind: CampaignKind;
  /** Name of the campaign's contract, for example `SablierMerkleLL`. */
  contract: string;
  /** Name of the factory, for example `SablierFactoryMerkleLL`. */
  factory: string;
  /** Event of the factory that names a new campaign, for example `CreateMerkleLL`. */
  event: string;
  /** Hash of that event's signature, its first topic. */
  eventTopic: string;
  /** Whether the event has the campaign's address in a topic; that of v1.1 has it first in its data. */
  isIndexed: boolean;
  /** Address of the factory by chain id, in checksum form. */
  factories: Record<number, string>;
  calls: readonly CallFunction[];
  views: readonly CallFunction[];
  /** Further views, which a rehearsal of v1.2 needs; none in other releases. */
  terms: readonly CallFunction[];
}
