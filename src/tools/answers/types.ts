import type { ChainFact } from '../../protocol/chains';
import type { SignatureFact } from '../../protocol/signatures';
import type { Lists } from '../genuine/types';

/** What a query is; the search names the group of its rows so. */
export type AnswerKind =
  | 'Address'
  | 'Stream alias'
  | 'Chain'
  | 'Selector'
  | 'Event topic'
  | 'Revert data'
  | 'Call data';

/** A row above the hits: what the query is, without a search. */
export interface DirectAnswer {
  kind: AnswerKind;
  title: string;
  text: string;
  /** A path of this site, or the address of an explorer. */
  href: string;
}

/** What is known of addresses, streams and hashes. */
export interface AnswerLists extends Pick<Lists, 'contracts' | 'streams'> {
  signatures: readonly SignatureFact[];
  chains: readonly ChainFact[];
}
