import type { ChainFact } from '../../protocol/chains';
import type { StreamContract } from '../../protocol/indexers/aliases';
import type { StreamNames } from '../../protocol/indexers/identifiers';
import type { KnownContract, KnownProgram } from '../../protocol/known-contracts';
import type { Lookalike } from '../../protocol/lookalikes';

/** A host and what is there. */
export interface Site {
  host: string;
  what: string;
}

/** A page on a platform that everybody can have one on. */
export interface Account {
  /** Address whose first part of the path is the name. */
  address: string;
  what: string;
}

/** What belongs to the team, as far as the site knows. */
export interface Official {
  sites: readonly Site[];
  /** What once was the team's. */
  closed: readonly Site[];
  accounts: readonly Account[];
  /** The address for mail, without a scheme. */
  mail: string;
}

/** What the packages know. */
export interface Lists {
  contracts: readonly KnownContract[];
  programs: readonly KnownProgram[];
  streams: readonly StreamContract[];
  chains: readonly Pick<ChainFact, 'id' | 'name' | 'explorer'>[];
}

/** How a link pretends to lead elsewhere. */
export type Trick =
  | { kind: 'before-at'; shown: string }
  | { kind: 'in-front'; official: string }
  | { kind: 'in-path' }
  | { kind: 'letters'; readable: string }
  | { kind: 'number' };

/** One answer to what a reader pasted. */
export type Finding =
  | { kind: 'contract'; known: KnownContract; hasWrongCase: boolean }
  | {
      kind: 'lookalike';
      address: string;
      lookalike: Lookalike<KnownContract>;
      hasWrongCase: boolean;
    }
  | { kind: 'stranger'; address: string; hasWrongCase: boolean }
  | { kind: 'zero' }
  | { kind: 'malformed'; problem: string; like: KnownContract | undefined }
  | { kind: 'program'; address: string; program: string | undefined }
  | { kind: 'stream'; names: StreamNames }
  | { kind: 'no-stream'; name: string; problem: string }
  | { kind: 'site'; site: Site; isInsecure: boolean; port: string }
  | { kind: 'closed'; site: Site }
  | { kind: 'part-of-site'; host: string; owner: string }
  | { kind: 'account'; account: Account; address: string }
  | { kind: 'other-account'; host: string; name: string; isNamedAlike: boolean }
  | { kind: 'messenger'; host: string }
  | { kind: 'explorer'; host: string; chain: string }
  | {
      kind: 'other-site';
      host: string;
      owner: string;
      tricks: Trick[];
      isNamedAlike: boolean;
    }
  | { kind: 'no-site'; scheme: string }
  | { kind: 'name'; name: string }
  | { kind: 'mail'; address: string; from: 'team' | 'domain' | 'alike' | 'other'; team: string }
  | { kind: 'handle'; name: string; isNamedAlike: boolean }
  | { kind: 'secret'; what: 'words' | 'key' }
  | { kind: 'too-long'; length: number }
  | { kind: 'unreadable' };
