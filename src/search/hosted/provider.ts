import type { LiteClient } from 'algoliasearch/lite';
import { abortable, throwIfAborted } from '../errors.ts';
import { clampQuery, HITS_PER_PAGE, HOSTED_TIMEOUTS } from '../limits.ts';
import type { SearchHit, SearchProvider } from '../types.ts';
import { toSearchHit } from './answer.ts';
import { hostedRequest } from './request.ts';

export type HostedClient = Pick<LiteClient, 'search'>;

export interface HostedOptions {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Tags of Docusaurus whose records are searched, e.g. `default`, `docs-default-current`. */
  tags: readonly string[];
  /** Hits with this host come back as paths. */
  siteUrl?: string;
  clickAnalytics?: boolean;
  /** Replaces Algolia's lite client, which is otherwise imported when first used. */
  client?: HostedClient;
}

/**
 * Search by Algolia. Besides the errors of the interface, a search rejects with Algolia's
 * `ApiError` (status and message of a refused request) or `DeserializationError`.
 */
export function createHostedProvider(options: HostedOptions): SearchProvider {
  const { appId, apiKey, indexName, tags, siteUrl } = options;
  const context = { indexName, tags, clickAnalytics: options.clickAnalytics ?? false };
  let opening: Promise<HostedClient> | undefined;

  const open = (): Promise<HostedClient> => {
    if (options.client) return Promise.resolve(options.client);
    opening ??= createClient(appId, apiKey).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  return {
    kind: 'hosted',

    async search(text, searchOptions = {}) {
      const { signal, hitsPerPage = HITS_PER_PAGE } = searchOptions;
      throwIfAborted(signal);
      const query = clampQuery(text);
      if (!query.trim()) return { hits: [], nbHits: 0, page: 0, nbPages: 0, query };

      const client = await open();
      const request = hostedRequest(query, context, searchOptions);
      const answer: unknown = await abortable(client.search({ requests: [request] }), signal);
      const first = firstResult(answer);
      const nbHits = numberOr(first.nbHits, first.hits.length);
      return {
        hits: first.hits
          .map((hit) => toSearchHit(hit, siteUrl))
          .filter((hit): hit is SearchHit => hit !== undefined),
        nbHits,
        page: numberOr(first.page, searchOptions.page ?? 0),
        nbPages: numberOr(first.nbPages, Math.ceil(nbHits / hitsPerPage)),
        query,
        ...(typeof first.queryID === 'string' ? { queryID: first.queryID } : {}),
      };
    },

    async preload() {
      await open().catch(() => undefined);
    },

    // The service proposes nothing by itself; its index corrects typing errors in the search.
    suggest: () => Promise.resolve([]),
  };
}

async function createClient(appId: string, apiKey: string): Promise<HostedClient> {
  const { liteClient } = await import('algoliasearch/lite');
  return liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: HOSTED_TIMEOUTS,
  });
}

interface FirstResult {
  hits: unknown[];
  nbHits?: unknown;
  page?: unknown;
  nbPages?: unknown;
  queryID?: unknown;
}

/** Throws when the answer is not the one of a search. */
function firstResult(answer: unknown): FirstResult {
  const results = (answer as { results?: unknown } | null)?.results;
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  const hits = (first as { hits?: unknown } | undefined)?.hits;
  if (!Array.isArray(hits)) throw new Error('The search service gave an answer without hits');
  return first as FirstResult;
}

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
