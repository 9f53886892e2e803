import path from 'node:path';
import { readChains } from '@sablier-docs/protocol/chains';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { readKnownContracts } from '@sablier-docs/protocol/known-contracts';
import { readSignatures } from '@sablier-docs/reference/signatures-of-pages';
import { directAnswers, type AnswerLists } from './';

/** The data that the build gives the search for its direct answers. */
export const directAnswerLists = (): AnswerLists => ({
  chains: readChains(),
  contracts: readKnownContracts(),
  streams: readStreamContracts(),
  signatures: readSignatures(path.resolve(import.meta.dirname, '../../..')),
});

/** Links of the direct answers to a query. */
export function directAnswerLinks(): (query: string) => string[] {
  const lists = directAnswerLists();
  return (query) => directAnswers(query, lists).map(({ href }) => href);
}
