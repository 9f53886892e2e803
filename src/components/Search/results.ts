import type { DocSearchTransformClient } from '@docsearch/react';
import { bestInSight, type Answer, type SearchClient } from '@site/src/search';
import { directHits } from './direct';

/** What the modal has to know of the last answer beside its hits. */
export interface Results {
  /** The last query that was answered, or failed. */
  query: string | undefined;
  /** The search failed, and nothing else answers the query. */
  failed: boolean;
  nbHits: number;
  /** Queries that have results, when this one has none. */
  suggestions: readonly string[];
}

export interface Asking {
  client: SearchClient;
  results: Results;
  /** The whole of pasted data, whose beginning is the query. */
  wholeOf: (query: string) => string;
  /** Hears that the query finds more than it did. */
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
 * What DocSearch asks instead of its own client: direct answers, then the hits of the site's search. It never
 * rejects, because DocSearch 3.9 shows a failure for one frame only and leaves the rejection to the console;
 * `results.failed` says it.
 * @param asking `results` is brought up to date before DocSearch has the answer
 */
export function answering(asking: Asking): Search {
  const { client, results, wholeOf, onMore } = asking;
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
    return { results: [{ ...answer, nbHits, hits: [...direct, ...bestInSight(hits)] }] };
  };
  return search as unknown as Search;
}

const queryOf = (params: Parameters<SearchClient['search']>[0]): string => {
  const [first] = 'requests' in params ? params.requests : params;
  return first?.query ?? first?.params?.query ?? '';
};

/** @throws when the answer is not the one of a search */
function firstOf({ results }: { results: readonly Answer[] }): Answer {
  const [first] = results;
  if (!first) throw new Error('The search gave an answer without results');
  return first;
}
