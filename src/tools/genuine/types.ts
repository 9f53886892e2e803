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
  /** Whether the team alone makes the pages one step below, as an owner makes repositories. */
  hasOwnPages: boolean;
  /** What others can write below the account's own page, in words for a sentence. */
  othersWrite: string;
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
  chains: readonly Pick<ChainFact, 'id' | 'name' | 'slug' | 'explorer'>[];
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
  | {
      kind: 'contract';
      known: KnownContract;
      hasWrongCase: boolean;
      /** The chain or the prefix that came with the address, when it is not one of the contract's. */
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
      /** Whether the path, `?` or `#` brings more than the name of a page. */
      brings: boolean;
    }
  | { kind: 'closed'; site: Site }
  | { kind: 'part-of-site'; host: string; owner: string }
  | { kind: 'account'; account: Account; address: string }
  | { kind: 'below-account'; account: Account }
  | { kind: 'other-account'; host: string; name: string; isNamedAlike: boolean }
  | { kind: 'messenger'; host: string }
  | { kind: 'explorer'; host: string; chain: string; chainId: number }
  | {
      kind: 'other-site';
      host: string;
      owner: string;
      tricks: Trick[];
      isNamedAlike: boolean;
    }
  | { kind: 'no-site'; scheme: string }
  | { kind: 'name'; name: string }
  /** Parts of a link for mail beside the addresses. */
  | { kind: 'mail-fields'; fields: string[] }
  | { kind: 'mail'; address: string; from: 'team' | 'domain' | 'alike' | 'other'; team: string }
  | { kind: 'handle'; name: string }
  | { kind: 'secret'; what: 'words' | 'key' }
  | { kind: 'too-long'; length: number }
  /** Nothing in the text looks like a link or an address. */
  | { kind: 'unreadable' }
  /** A piece that looks like a link or an address and that nobody can judge here. */
  | { kind: 'unread'; piece: string }
  /** The text is no known thing by itself, letter by letter; `parts` were found in it. */
  | { kind: 'more-than-one'; fakes: number; others: number; real: number }
  /** Real by where it leads, after a program has read it, but not written so. */
  | { kind: 'written-oddly'; piece: string }
  | { kind: 'unseen'; codes: string[] }
  | { kind: 'markup' }
  /** A link at the end of a line, which the next line may continue. */
  | { kind: 'broken-link'; host: string; isFake: boolean }
  /** Findings beyond the limit, which are not shown. */
  | { kind: 'not-shown'; count: number };
