import type { Callable, CallableInput } from '@sablier-docs/protocol/calls/callable';
import type { ChainFact } from '@sablier-docs/protocol/chains';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { CreationFacts } from '@sablier-docs/tools/desks/creation/contracts/types';
import type { DeskRelease } from '@sablier-docs/tools/readings/contracts/types';
import type { ErrorFact, OlderError } from '@sablier-docs/protocol/errors/types';
import type { StreamContract } from '@sablier-docs/protocol/indexers/aliases';
import type { Query } from '@sablier-docs/protocol/indexers/queries';
import type { KnownContract } from '@sablier-docs/protocol/known-contracts';
import type { ReleaseFact } from '@sablier-docs/protocol/releases';
import type { WizardFacts } from '@sablier-docs/create-streams/contracts/types';

export type { Callable, CallableInput };

export interface IndexerSchema {
  indexer: string;
  vendor: string;
  /** The schema in GraphQL's own language. */
  text: string;
}

/** All data of the server apart from the pages. The build writes it to a file, which the server reads. */
export interface SiteData {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Addresses that once held a page, with the ones that have it now, as paths. */
  redirects: Readonly<Record<string, string>>;
  /** Paths of the pages. */
  routes: readonly string[];
  /** The package that releases and addresses come from, with its version. */
  source: string;
  releases: ReleaseFact[];
  chains: ChainFact[];
  contracts: KnownContract[];
  streams: StreamContract[];
  desk: DeskRelease[];
  creation: CreationFacts;
  campaigns: CampaignFact[];
  errors: ErrorFact[];
  olderErrors: OlderError[];
  callables: Callable[];
  queries: Omit<Query, 'file'>[];
  schemas: IndexerSchema[];
  wizard: WizardFacts;
  /** Digest of the lockfile of each set of packages of the wizard, as `sha256:` and hexadecimal digits. */
  lockfiles: Readonly<Record<string, string>>;
}
