import type { ChainFact } from '@sablier-docs/protocol/chains';
import type { SignatureFact } from '@sablier-docs/reference/signatures-of-pages';
import type { KnownLists } from '../checkers/authenticity/types';

/** The kind of a query, which is also the title of its group of rows. */
type AnswerKind =
  | 'Address'
  | 'Stream alias'
  | 'Chain'
  | 'Check'
  | 'Selector'
  | 'Event topic'
  | 'Revert data'
  | 'Call data';

/** A row above the hits that identifies the query without a search. */
export interface DirectAnswer {
  kind: AnswerKind;
  title: string;
  text: string;
  /** A path on this site, or a URL of an explorer. */
  href: string;
}

/** Known addresses, streams, hashes and chains. */
export interface AnswerLists extends Pick<KnownLists, 'contracts' | 'streams'> {
  signatures: readonly SignatureFact[];
  chains: readonly ChainFact[];
}
