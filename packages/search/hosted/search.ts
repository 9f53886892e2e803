import type { SearchResponse, SearchClient } from '../docsearch/client.ts';
import { toDocSearchHit } from '../docsearch/hit.ts';
import { SUGGESTION_LIMIT } from '../limits.ts';
import { hostedSearchHit } from './to-search-hit.ts';
import { createHostedClient, type HostedClientOptions } from './client.ts';

interface Site {
  /** Origin of the site; hits on it become paths. */
  siteUrl: string;
  /** Suggested when nothing is found, because they always have results. */
  sections: readonly string[];
}

interface Keys {
  appId: string;
  apiKey: string;
}

/**
 * Algolia with the interface that the site's screens use. The texts of its hits are parsed and escaped here,
 * because the service inserts marks without escaping the texts.
 * @throws when the code of the client cannot be fetched
 */
export async function createHostedSearch(
  { appId, apiKey }: Keys,
  { siteUrl, sections }: Site,
  options: HostedClientOptions = { storage: browserStorage() },
): Promise<SearchClient> {
  const client = await createHostedClient(appId, apiKey, options);
  return {
    async search(request) {
      const answer: unknown = await client.search({ requests: [request as never] });
      return toResponse(answer, siteUrl);
    },
    suggest: () => Promise.resolve(sections.slice(0, SUGGESTION_LIMIT)),
  };
}

/** @throws when it is not the response to a search */
function toResponse(answer: unknown, siteUrl: string): SearchResponse {
  const { results } = (answer ?? {}) as { results?: SearchResponse[] };
  const result = Array.isArray(results) ? results[0] : undefined;
  if (!Array.isArray(result?.hits))
    throw new Error('The search service sent a response without hits');
  const hits = result.hits.flatMap((hit) => hostedSearchHit(hit, siteUrl) ?? []);
  return { ...result, hits: hits.map(toDocSearchHit) };
}

/** The browser may forbid any access to its storage. */
function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
