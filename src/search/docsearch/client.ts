import type { DocSearchHit } from '@docsearch/react';
import { HITS_PER_PAGE, SNIPPET_WORDS } from '../limits.ts';
import type { SearchProvider } from '../types.ts';
import { toDocSearchHit } from './hit.ts';

/** One query of Algolia's multi-query request; Algolia's helper puts the parameters into `params`. */
export interface Query {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  /** As `content:10`: the number is that of the words. */
  attributesToSnippet?: readonly string[];
  params?: Query;
  /** The hosted service reads more parameters. */
  [parameter: string]: unknown;
}

/** One answer, as far as DocSearch and Algolia's helper read it. */
export interface Answer {
  hits: DocSearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  /** Names the query for analytics; only the hosted service has it. */
  queryID?: string;
  /** More is found when the whole index is there; see {@link SearchProvider.whole}. */
  isPartial?: boolean;
}

/** The site's search, whoever answers, as a client of Algolia: what DocSearch asks instead of its own. */
export interface SearchClient {
  /** Rejects when the search cannot be reached; the next call tries again. */
  search(
    asked: readonly Query[] | { requests: readonly Query[] },
  ): Promise<{ results: readonly Answer[] }>;
  /** True when a query finds more now than it did. Never rejects. */
  whole?(): Promise<boolean>;
  /** At most three queries that have results, for one that has none. Never rejects. */
  suggest(query: string): Promise<readonly string[]>;
  /** Starts what the first search needs. Never rejects. */
  preload?(): Promise<void>;
}

/** The embedded engine with Algolia's multi-query requests and answers. */
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

async function answer(engine: SearchProvider, request: Query): Promise<Answer> {
  const { query = '', page = 0, hitsPerPage = HITS_PER_PAGE, ...rest } = request.params ?? request;
  const [, words] = /:(\d+)$/.exec(rest.attributesToSnippet?.[0] ?? '') ?? [];
  const ask = () =>
    engine.search(query, { page, hitsPerPage, snippetWords: Number(words ?? SNIPPET_WORDS) });
  let result = await ask();
  // Only the whole index knows that there is nothing.
  if (result.isPartial && result.nbHits === 0 && (await engine.whole())) result = await ask();
  const { hits, nbHits, nbPages, isPartial = false } = result;
  return {
    hits: hits.map(toDocSearchHit),
    ...{ nbHits, nbPages, page: result.page, hitsPerPage, query, isPartial },
  };
}
