import type { ChainFact } from '@sablier-docs/protocol/chains';
import type { StreamContract } from '@sablier-docs/protocol/indexers/aliases';
import type { StreamNames } from '@sablier-docs/protocol/indexers/identifiers';
import type { KnownContract, KnownProgram } from '@sablier-docs/protocol/known-contracts';
import type { Lookalike } from '@sablier-docs/protocol/lookalikes';

/** A host and a description of its site. */
export interface Site {
  host: string;
  what: string;
}

/** A page on a platform where anyone can have one. */
export interface Account {
  /** URL whose first path segment is the name. */
  address: string;
  what: string;
  /** Whether only the team can create the pages one level below, like an owner's repositories. */
  hasOwnPages: boolean;
  /** What others can write below the account's page, as part of a sentence. */
  othersWrite: string;
}

/** Everything that is known to belong to the team. */
export interface Official {
  sites: readonly Site[];
  /** Sites that once belonged to the team. */
  closed: readonly Site[];
  accounts: readonly Account[];
  /** The email address, without a scheme. */
  mail: string;
}

/** The addresses, chains and streams that the packages know. */
export interface KnownLists {
  contracts: readonly KnownContract[];
  programs: readonly KnownProgram[];
  streams: readonly StreamContract[];
  chains: readonly Pick<ChainFact, 'id' | 'name' | 'slug' | 'explorer'>[];
}

/** How a link pretends to lead elsewhere. */
export type Trick =
  | { kind: 'before-at'; shown: string }
  | { kind: 'in-front'; official: string }
  | { kind: 'in-path' }
  | { kind: 'letters'; readable: string; foreign: string[] }
  | { kind: 'number' };

/** One finding about the pasted text. */
export type Finding =
  | {
      kind: 'contract';
      known: KnownContract;
      hasWrongCase: boolean;
      /** The chain or the prefix of the address, if it is not one of the contract's. */
      elsewhere?: string;
    }
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
  | {
      kind: 'site';
      site: Site;
      isInsecure: boolean;
      port: string;
      /** Whether the path, `?` or `#` holds more than the name of a page. */
      brings: boolean;
    }
  | { kind: 'closed'; site: Site }
  | { kind: 'part-of-site'; host: string; owner: string; letters: string[] }
  | { kind: 'account'; account: Account; address: string }
  | { kind: 'below-account'; account: Account }
  | { kind: 'other-account'; host: string; name: string; isNamedAlike: boolean }
  | { kind: 'messenger'; host: string }
  | { kind: 'explorer'; host: string; chain: string; chainId: number }
  | { kind: 'marketplace'; host: string }
  /** The Safe wallet, which opens another site inside; `site` only if that is the team's. */
  | { kind: 'safe-app'; opens: string; site: Site | undefined; brings: boolean }
  /** A transaction of a Safe, which the link names by its hash. */
  | { kind: 'safe-transaction'; hash: string; safe: string | undefined }
  | { kind: 'safe-page'; safe: string | undefined }
  | {
      kind: 'other-site';
      host: string;
      owner: string;
      tricks: Trick[];
      isNamedAlike: boolean;
    }
  | { kind: 'no-site'; scheme: string }
  | { kind: 'name'; name: string }
  /** Parts of a `mailto:` link other than the addresses. */
  | { kind: 'mail-fields'; fields: string[] }
  | { kind: 'mail'; address: string; from: 'team' | 'domain' | 'alike' | 'other'; team: string }
  | { kind: 'handle'; name: string }
  | { kind: 'secret'; what: 'words' | 'key' }
  | { kind: 'too-long'; length: number }
  /** A number alone, which may be meant as the ID of a stream or of its NFT. */
  | { kind: 'number'; digits: string }
  /** Nothing in the text looks like a link or an address. */
  | { kind: 'unreadable' }
  /** A piece that looks like a link or an address but cannot be identified. */
  | { kind: 'unread'; piece: string }
  /** The text as a whole is not exactly one known thing; `parts` were found in it. */
  | { kind: 'more-than-one'; fakes: number; others: number; real: number }
  /** Leads to a real site once a program has parsed it, but is written differently. */
  | { kind: 'written-oddly'; piece: string }
  | { kind: 'unseen'; codes: string[] }
  | { kind: 'markup' }
  /** A link at the end of a line, which the next line may continue. */
  | { kind: 'broken-link'; host: string; isFake: boolean }
  /** Findings beyond the limit, which are not shown. */
  | { kind: 'not-shown'; count: number };
