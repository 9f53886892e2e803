import type { DocSearchHit } from '@docsearch/react';
import { contextualFilters, HITS_PER_PAGE, STALL_MS, type SearchRequest } from '../..';
import { useEffect, useState } from 'react';
import { searchSite } from '../client';
import { mayFindMore, searchWithAnswers } from '../search-with-answers';

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

const NONE: Found = {
  status: 'idle',
  hits: [],
  total: 0,
  page: 0,
  hasMore: false,
  suggestions: [],
};

const requestFor = (query: string, page: number): SearchRequest => ({
  query,
  indexName: searchSite.indexName,
  page,
  hitsPerPage: HITS_PER_PAGE,
  attributesToSnippet: ['content:20'],
  facetFilters: contextualFilters(searchSite.tags),
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
});

/** Joins two pages of results. If the index was completed in between, both may have the same hit. */
function joined(before: readonly DocSearchHit[], next: readonly DocSearchHit[]): DocSearchHit[] {
  const known = new Set(before.map(({ objectID }) => objectID));
  return [...before, ...next.filter(({ objectID }) => !known.has(objectID))];
}

/** Direct answers and the first page of hits for a query, and further pages on request. */
export function useHits(query: string): Found & { more: () => void } {
  const [found, setFound] = useState<Found>(NONE);
  const [wanted, setWanted] = useState({ query: '', page: 0 });
  const page = wanted.query === query ? wanted.page : 0;

  useEffect(() => {
    if (!query.trim()) {
      setFound(NONE);
      return undefined;
    }
    let isOver = false;
    const change = (next: Partial<Found>) => {
      if (!isOver) setFound((before) => ({ ...before, ...next }));
    };
    const stall = setTimeout(() => change({ status: 'stalled' }), STALL_MS);
    /** @throws when the search failed */
    const show = async () => {
      const answers = await searchWithAnswers(requestFor(query, page), page === 0 ? query : '');
      const { direct, response, suggestions } = answers;
      if (!response) throw new Error('The search failed');
      if (isOver) return answers;
      setFound((before) => ({
        status: 'idle',
        query,
        hits: page === 0 ? [...direct, ...response.hits] : joined(before.hits, response.hits),
        total: response.nbHits,
        page,
        hasMore: response.nbPages > page + 1,
        suggestions,
      }));
      return answers;
    };
    // A failure stays on the page until a query succeeds.
    setFound((before) => (before.status === 'error' ? before : { ...before, status: 'loading' }));
    show()
      .then(async (answers) => {
        clearTimeout(stall);
        if (page === 0 && (await mayFindMore(answers)) && !isOver) await show();
      })
      .catch(() => change({ ...NONE, status: 'error' }))
      .finally(() => clearTimeout(stall));
    return () => {
      isOver = true;
      clearTimeout(stall);
    };
  }, [query, page]);

  return { ...found, more: () => setWanted({ query, page: found.page + 1 }) };
}
