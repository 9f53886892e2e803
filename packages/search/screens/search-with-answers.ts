import type { DocSearchHit } from '@docsearch/react';
import type { SearchRequest, SearchResponse } from '..';
import { searchClient } from './client';
import { directHits } from './direct-answers';

/** What a reader gets for a query, in the modal and on the page. */
export interface SearchAnswers {
  /** The direct answers, which stand above all hits. */
  direct: readonly DocSearchHit[];
  /** Undefined when the search failed. */
  response: SearchResponse | undefined;
  /** Queries with results, when this one has none. */
  suggestions: readonly string[];
}

/**
 * The direct answers and the hits of the site's search. Never rejects.
 * @param text what is answered directly: the query, longer pasted data, or nothing for a further page of hits
 */
export async function searchWithAnswers(
  request: SearchRequest,
  text: string,
): Promise<SearchAnswers> {
  const [response, direct] = await Promise.all([
    searchClient.search(request).catch(() => undefined),
    directHits(text),
  ]);
  const isEmpty = text !== '' && response?.hits.length === 0 && direct.length === 0;
  const suggestions = isEmpty ? await searchClient.suggest(request.query ?? '') : [];
  return { direct, response, suggestions };
}

/** Loads the rest of the index for a query that was answered without it. @returns whether it may find more now */
export const mayFindMore = async ({ response }: SearchAnswers): Promise<boolean> =>
  response?.isPartial === true && (await searchClient.whole?.()) === true;
