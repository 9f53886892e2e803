import type { SearchClient, SearchRequest, SearchResponse } from '../docsearch/client.ts';
import { toDocSearchHit } from '../docsearch/hit.ts';
import { HITS_PER_PAGE, SNIPPET_WORDS } from '../limits.ts';
import type { SearchProvider } from '../types.ts';
import { createEmbeddedProvider, type EmbeddedOptions } from './provider.ts';

/** The embedded search with the interface that the screens use. */
export function createEmbeddedSearch(options: EmbeddedOptions): SearchClient {
  const engine = createEmbeddedProvider(options);
  return {
    ...engine,
    search: (request) => answer(engine, request),
  };
}

async function answer(engine: SearchProvider, request: SearchRequest): Promise<SearchResponse> {
  const { query = '', page = 0, hitsPerPage = HITS_PER_PAGE, attributesToSnippet } = request;
  const [, words] = /:(\d+)$/.exec(attributesToSnippet?.[0] ?? '') ?? [];
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
