import type { DocSearchHit } from '@docsearch/react';
import type { SearchResponse } from '../..';
import type { SearchAnswers } from '../search-with-answers';

/** `stalled`: the request has run for longer than 300 ms. */
export type Status = 'idle' | 'loading' | 'stalled' | 'error';

export interface Found {
  status: Status;
  /** The query of the hits; undefined before the first response. */
  query?: string;
  hits: readonly DocSearchHit[];
  /** Number of hits of the query, without direct answers. */
  total: number;
  /** The last loaded page of results, from 0. */
  page: number;
  hasMore: boolean;
  /** Queries with results, when this one has none. */
  suggestions: readonly string[];
}

/** Joins two pages of results. If the index was completed in between, both may have the same hit. */
function joined(before: readonly DocSearchHit[], next: readonly DocSearchHit[]): DocSearchHit[] {
  const known = new Set(before.map(({ objectID }) => objectID));
  return [...before, ...next.filter(({ objectID }) => !known.has(objectID))];
}

/** What is shown once a page of results has come. */
export function withPage(
  before: Found,
  { query, page }: { query: string; page: number },
  { direct, response, suggestions }: SearchAnswers & { response: SearchResponse },
): Found {
  return {
    status: 'idle',
    query,
    hits: page === 0 ? [...direct, ...response.hits] : joined(before.hits, response.hits),
    total: response.nbHits,
    page,
    hasMore: response.nbPages > page + 1,
    suggestions,
  };
}
