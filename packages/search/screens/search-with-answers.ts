import type { DocSearchTransformClient } from '@docsearch/react';
import { keepBestInView, type SearchResponse, type SearchClient } from '..';
import { directHits } from './direct-answers';

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

export interface SearchContext {
  client: SearchClient;
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

type Search = DocSearchTransformClient['search'];

/**
 * The `search` method for DocSearch's client: direct answers, then the hits of the site's search. It never
 * rejects, because DocSearch 3.9 shows a failure for only one frame and leaves the rejection to the console;
 * `results.failed` is set instead.
 * @param context `results` is updated before DocSearch gets the response
 */
export function searchWithAnswers(context: SearchContext): Search {
  const { client, results, wholeOf, onMore } = context;
  let last = 0;
  const search = async (params: Parameters<SearchClient['search']>[0]) => {
    const asked = ++last;
    const query = queryOf(params);
    const [answer, direct] = await Promise.all([
      client.search(params).then(firstOf, () => undefined),
      directHits(wholeOf(query)),
    ]);
    const { hits = [], nbHits = 0 } = answer ?? {};
    const isEmpty = answer !== undefined && hits.length + direct.length === 0;
    const suggestions = isEmpty ? await client.suggest(query) : [];
    if (asked === last) {
      const failed = !answer && direct.length === 0;
      Object.assign(results, { query, failed, nbHits, suggestions } satisfies Results);
      if (answer?.isPartial) void client.whole?.().then((hasMore) => hasMore && onMore(query));
    }
    return { results: [{ ...answer, nbHits, hits: [...direct, ...keepBestInView(hits)] }] };
  };
  return search as unknown as Search;
}

const queryOf = (params: Parameters<SearchClient['search']>[0]): string => {
  const [first] = 'requests' in params ? params.requests : params;
  return first?.query ?? first?.params?.query ?? '';
};

/** @throws when the response has no results */
function firstOf({ results }: { results: readonly SearchResponse[] }): SearchResponse {
  const [first] = results;
  if (!first) throw new Error('The search returned a response without results');
  return first;
}
