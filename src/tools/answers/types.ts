import type { ChainFact } from '../../protocol/chains';
import type { SignatureFact } from '../../protocol/signatures';
import type { Lists } from '../genuine/types';

/** A row above the hits: what the query is, without a search. */
export interface DirectAnswer {
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
