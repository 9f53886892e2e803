import {
  NARROW_SCREEN_PX,
  SNIPPET_WORDS,
  SNIPPET_WORDS_NARROW,
  STALL_MS,
  type SearchResult,
} from '@site/src/search';
import { useEffect, useState } from 'react';
import { searchProvider } from './site';

/** `stalled`: the request has run longer than 300 ms. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchState {
  status: SearchStatus;
  /** The last answer; null before the first one and when the query is empty. */
  result: SearchResult | null;
  /** The last attempt failed. Stays until a query succeeds, also while the next one runs. */
  failed: boolean;
  /** Up to three other queries, when the answer has no hits. */
  suggestions: string[];
}

const START: SearchState = { status: 'idle', result: null, failed: false, suggestions: [] };

/**
 * Asks the site's search provider whenever the query or the page changes; an answer that is
 * overtaken by a later question is dropped.
 * @param query as typed, at most 64 characters
 * @param page of the results, from 0
 */
export function useSearch(query: string, page = 0): SearchState {
  const [state, setState] = useState<SearchState>(START);

  useEffect(() => {
    if (!query.trim()) {
      setState(START);
      return undefined;
    }
    const control = new AbortController();
    const { signal } = control;
    const change = (next: Partial<SearchState>) => {
      if (!signal.aborted) setState((before) => ({ ...before, ...next }));
    };
    const stall = setTimeout(() => change({ status: 'stalled' }), STALL_MS);
    const narrow = matchMedia(`(max-width: ${NARROW_SCREEN_PX}px)`).matches;
    const snippetWords = narrow ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS;

    change({ status: 'loading' });
    searchProvider()
      .then(async (provider) => {
        const ask = () => provider.search(query, { page, snippetWords, signal });
        let result = await ask();
        // Only the whole index knows that there is nothing.
        if (result.isPartial && result.nbHits === 0 && (await provider.whole?.()))
          result = await ask();
        const suggestions = result.nbHits === 0 ? await provider.suggest(query) : [];
        clearTimeout(stall);
        change({ status: 'idle', result, failed: false, suggestions });
        if (!result.isPartial || !(await provider.whole?.()) || signal.aborted) return;
        change({ result: await ask() });
      })
      .catch(() => change({ status: 'error', failed: true }))
      .finally(() => clearTimeout(stall));

    return () => {
      clearTimeout(stall);
      control.abort();
    };
  }, [query, page]);

  return state;
}
