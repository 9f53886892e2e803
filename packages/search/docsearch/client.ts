import type { DocSearchHit } from '@docsearch/react';
import { HITS_PER_PAGE, SNIPPET_WORDS } from '../limits.ts';
import type { SearchProvider } from '../types.ts';
import { toDocSearchHit } from './hit.ts';

/** One query of Algolia's multi-query request; Algolia's helper puts the parameters into `params`. */
export interface SearchRequest {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  /** Such as `content:10`, where the number is the length in words. */
  attributesToSnippet?: readonly string[];
  params?: SearchRequest;
  /** The hosted service supports more parameters. */
  [parameter: string]: unknown;
}

/** One response, with the fields that DocSearch and Algolia's helper read. */
export interface SearchResponse {
  hits: DocSearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  /** Id of the query for analytics; only from the hosted service. */
  queryID?: string;
  /** The query may find more once the index is complete; see {@link SearchProvider.whole}. */
  isPartial?: boolean;
}

/** The site's search, embedded or hosted, with the interface of Algolia's client. DocSearch uses it instead of its own. */
export interface SearchClient {
  /** Rejects when the search cannot be reached; the next call tries again. */
  search(
    asked: readonly SearchRequest[] | { requests: readonly SearchRequest[] },
  ): Promise<{ results: readonly SearchResponse[] }>;
  /** True when a query may now find more than before. Never rejects. */
  whole?(): Promise<boolean>;
  /** At most three queries with results, for a query without results. Never rejects. */
  suggest(query: string): Promise<readonly string[]>;
  /** Starts to load the index. Never rejects. */
  preload?(): Promise<void>;
}

/** The embedded engine with the interface of Algolia's multi-query client. */
export function embeddedClient(engine: SearchProvider): SearchClient {
  return {
    async search(asked) {
      const requests = 'requests' in asked ? asked.requests : asked;
      return { results: await Promise.all(requests.map((request) => answer(engine, request))) };
    },
    whole: () => engine.whole(),
    suggest: (query) => engine.suggest(query),
    preload: () => engine.preload(),
  };
}

async function answer(engine: SearchProvider, request: SearchRequest): Promise<SearchResponse> {
  const { query = '', page = 0, hitsPerPage = HITS_PER_PAGE, ...rest } = request.params ?? request;
  const [, words] = /:(\d+)$/.exec(rest.attributesToSnippet?.[0] ?? '') ?? [];
  const ask = () =>
    engine.search(query, { page, hitsPerPage, snippetWords: Number(words ?? SNIPPET_WORDS) });
  let result = await ask();
  // Only the complete index can tell that there are no hits.
  if (result.isPartial && result.nbHits === 0 && (await engine.whole())) result = await ask();
  const { hits, nbHits, nbPages, isPartial = false } = result;
  return {
    hits: hits.map(toDocSearchHit),
    nbHits,
    nbPages,
    page: result.page,
    hitsPerPage,
    query,
    isPartial,
  };
}
