import type { DocSearchTransformClient } from '@docsearch/react';
import { keepBestInView, type SearchRequest } from '../..';
import { mayFindMore, searchWithAnswers } from '../search-with-answers';

/** The data of the last response that the modal needs in addition to the hits. */
export interface Results {
  /** The last query that succeeded or failed. */
  query: string | undefined;
  /** The search failed and the query has no direct answer. */
  failed: boolean;
  nbHits: number;
  /** Queries with results, when this one has none. */
  suggestions: readonly string[];
}

interface SearchContext {
  results: Results;
  /** The complete pasted data that begins with the query, or the query itself. */
  wholeOf: (query: string) => string;
  /** Called when the query may find more than before. */
  onMore: (query: string) => void;
}

export const NO_RESULTS: Readonly<Results> = {
  query: undefined,
  failed: false,
  nbHits: 0,
  suggestions: [],
};

/**
 * The `search` method for DocSearch's client, which sends one request at a time. It never rejects, because
 * DocSearch 3.9 shows a failure for only one frame and leaves the rejection to the console; `results.failed` is
 * set instead.
 * @param context `results` is updated before DocSearch gets the response
 */
export function docsearchSearch({
  results,
  wholeOf,
  onMore,
}: SearchContext): DocSearchTransformClient['search'] {
  let last = 0;
  const search = async ({ requests: [request] }: { requests: [SearchRequest] }) => {
    const asked = ++last;
    const { query = '' } = request;
    const answers = await searchWithAnswers(request, wholeOf(query));
    const { direct, response, suggestions } = answers;
    const { hits = [], nbHits = 0 } = response ?? {};
    if (asked === last) {
      const failed = !response && direct.length === 0;
      Object.assign(results, { query, failed, nbHits, suggestions } satisfies Results);
      void mayFindMore(answers).then((mayMore) => mayMore && onMore(query));
    }
    return { results: [{ ...response, nbHits, hits: [...direct, ...keepBestInView(hits)] }] };
  };
  return search as unknown as DocSearchTransformClient['search'];
}
