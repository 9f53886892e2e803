import { contextualFilters, HITS_PER_PAGE, STALL_MS, type SearchRequest } from '../..';
import { useEffect, useState } from 'react';
import { searchSite } from '../client';
import { mayFindMore, searchWithAnswers } from '../search-with-answers';
import { withPage, type Found } from './found';

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
      const { response } = answers;
      if (!response) throw new Error('The search failed');
      if (!isOver)
        setFound((before) => withPage(before, { query, page }, { ...answers, response }));
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
