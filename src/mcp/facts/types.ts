import type { ChainFact } from '../../protocol/chains';
import type { DeskRelease } from '../../protocol/desk/types';
import type { ErrorFact, OlderError } from '../../protocol/errors/types';
import type { StreamContract } from '../../protocol/indexers/aliases';
import type { Query } from '../../protocol/indexers/queries';
import type { KnownContract } from '../../protocol/known-contracts';
import type { ReleaseFact } from '../../protocol/releases';

export interface CallableInput {
  name: string;
  type: string;
  /** Of an event. */
  indexed?: boolean;
  /** Of a struct, or of a list of them. */
  components?: CallableInput[];
}

/** A function or an event of any release. */
export interface Callable {
  kind: 'function' | 'event';
  /** First 4 bytes of calldata, or the first topic of a log. */
  selector: string;
  name: string;
  inputs: CallableInput[];
  /** For example `Lockup v4.0 SablierLockup`, newest release first. */
  where: string[];
}

export interface SchemaFact {
  indexer: string;
  vendor: string;
  /** The schema in GraphQL's own language. */
  text: string;
}

/** All that the server knows beside the pages. The build writes it, and the server reads it as it is. */
export interface ServerFacts {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** The package that releases and addresses come from, with its version. */
  source: string;
  releases: ReleaseFact[];
  chains: ChainFact[];
  contracts: KnownContract[];
  streams: StreamContract[];
  desk: DeskRelease[];
  errors: ErrorFact[];
  olderErrors: OlderError[];
  callables: Callable[];
  queries: Omit<Query, 'file'>[];
  schemas: SchemaFact[];
}
