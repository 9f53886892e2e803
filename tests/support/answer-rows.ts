import path from 'node:path';
import { readChains } from '../../src/protocol/chains';
import { readStreamContracts } from '../../src/protocol/indexers/aliases';
import { readKnownContracts } from '../../src/protocol/known-contracts';
import { readSignatures } from '../../src/protocol/signatures';
import { answersTo, type AnswerLists } from '../../src/tools/answers';

/** What the build gives the search for its direct answers. */
export const answerLists = (): AnswerLists => ({
  chains: readChains(),
  contracts: readKnownContracts(),
  streams: readStreamContracts(),
  signatures: readSignatures(path.resolve(import.meta.dirname, '../..')),
});

/** Addresses of the direct answers to a query. */
export function answerRows(): (query: string) => string[] {
  const lists = answerLists();
  return (query) => answersTo(query, lists).map(({ href }) => href);
}
