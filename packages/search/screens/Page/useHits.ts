import type { DocSearchHit } from '@docsearch/react';
import { contextualFilters, HITS_PER_PAGE, STALL_MS, type SearchResponse } from '../..';
import { useEffect, useState } from 'react';
import { directHits } from '../direct-answers';
import { searchClient, searchSite } from '../client';

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

async function ask(query: string, page: number): Promise<SearchResponse> {
  const { results } = await searchClient.search({
    requests: [
      {
        query,
        indexName: searchSite.indexName,
        page,
        hitsPerPage: HITS_PER_PAGE,
        attributesToSnippet: ['content:20'],
        facetFilters: contextualFilters(searchSite.tags),
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ],
  });
  const [first] = results;
  if (!first) throw new Error('The search returned a response without results');
  return first;
}

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
    const show = async () => {
      const [answer, direct] = await Promise.all([
        ask(query, page),
        page === 0 ? directHits(query) : [],
      ]);
      const isEmpty = page === 0 && answer.hits.length + direct.length === 0;
      const suggestions = isEmpty ? await searchClient.suggest(query) : [];
      if (isOver) return answer;
      setFound((before) => ({
        status: 'idle',
        query,
        hits: page === 0 ? [...direct, ...answer.hits] : joined(before.hits, answer.hits),
        total: answer.nbHits,
        page,
        hasMore: answer.nbPages > page + 1,
        suggestions,
      }));
      return answer;
    };
    // A failure stays on the page until a query succeeds.
    setFound((before) => (before.status === 'error' ? before : { ...before, status: 'loading' }));
    show()
      .then(async ({ isPartial }) => {
        clearTimeout(stall);
        if (page === 0 && isPartial && (await searchClient.whole?.()) && !isOver) await show();
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
