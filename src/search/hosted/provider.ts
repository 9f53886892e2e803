import { abortable, throwIfAborted } from '../errors.ts';
import { clampQuery, HITS_PER_PAGE } from '../limits.ts';
import type { SearchEvents, SearchHit, SearchProvider } from '../types.ts';
import { toSearchHit } from './answer.ts';
import { createHostedClient, type HostedClient, type HostedClientOptions } from './client.ts';
import { hostedRequest } from './request.ts';
import { createSuggester } from './suggester.ts';

export type { HostedClient } from './client.ts';

export interface HostedOptions extends HostedClientOptions {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Tags of Docusaurus whose records are searched, e.g. `default`, `docs-default-current`. */
  tags: readonly string[];
  /** Names of the sections, proposed when nothing is found. */
  sections?: readonly string[];
  /** Hits with this host come back as paths. */
  siteUrl?: string;
  /** Hears what readers see and open; with it the service is asked for the id of each query. */
  events?: SearchEvents;
  /** Replaces Algolia's lite client, which is otherwise imported when first used. */
  client?: HostedClient;
}

/**
 * Search by Algolia. Besides the errors of the interface, a search rejects with Algolia's
 * `ApiError` (status and message of a refused request) or `DeserializationError`.
 */
export function createHostedProvider(options: HostedOptions): SearchProvider {
  const { appId, apiKey, indexName, tags, siteUrl, events } = options;
  const context = { indexName, tags, clickAnalytics: events !== undefined };
  const suggester = createSuggester(options.sections ?? []);
  let opening: Promise<HostedClient> | undefined;

  const open = (): Promise<HostedClient> => {
    if (options.client) return Promise.resolve(options.client);
    opening ??= createHostedClient(appId, apiKey, options).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  return {
    kind: 'hosted',
    ...(events ? { events } : {}),

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
      const hits = first.hits
        .map((hit) => toSearchHit(hit, siteUrl))
        .filter((hit): hit is SearchHit => hit !== undefined);
      suggester.learn(hits);
      return {
        hits,
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

    suggest: (text) => Promise.resolve(suggester.suggest(clampQuery(text))),
  };
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
