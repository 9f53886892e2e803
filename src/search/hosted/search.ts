import type { Answer, SearchClient } from '../docsearch/client.ts';
import { toDocSearchHit } from '../docsearch/hit.ts';
import { SUGGESTION_LIMIT } from '../limits.ts';
import { toSearchHit } from './answer.ts';
import { createHostedClient, type HostedClientOptions } from './client.ts';

interface Site {
  /** Hits with its host come back as paths. */
  siteUrl: string;
  /** Proposed when nothing is found, since they always have results. */
  sections: readonly string[];
}

interface Keys {
  appId: string;
  apiKey: string;
}

/**
 * Algolia as the site's screens ask it. The texts of its hits are read as texts and escaped anew: the service
 * puts marks into what the records hold, and escapes nothing.
 * @throws when the code of the client cannot be fetched
 */
export async function createHostedSearch(
  { appId, apiKey }: Keys,
  { siteUrl, sections }: Site,
  options: HostedClientOptions = { storage: browserStorage() },
): Promise<SearchClient> {
  const client = await createHostedClient(appId, apiKey, options);
  return {
    async search(asked) {
      const answer: unknown = await client.search(asked as never);
      return { results: resultsOf(answer).map((result) => toAnswer(result, siteUrl)) };
    },
    suggest: () => Promise.resolve(sections.slice(0, SUGGESTION_LIMIT)),
  };
}

/** @throws when it is not the answer of a search */
function resultsOf(answer: unknown): Answer[] {
  const results = (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(results) || results.length === 0)
    throw new Error('The search service gave an answer without results');
  return results as Answer[];
}

/** @throws when it is not the answer of a search */
function toAnswer(result: Answer, siteUrl: string): Answer {
  if (!Array.isArray(result.hits))
    throw new Error('The search service gave an answer without hits');
  const hits = result.hits.flatMap((hit) => toSearchHit(hit, siteUrl) ?? []);
  return { ...result, hits: hits.map(toDocSearchHit) };
}

/** The browser may forbid even the look at its storage. */
function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
