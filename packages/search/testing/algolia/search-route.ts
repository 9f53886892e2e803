import { answer, type StoredIndex } from './engine.ts';
import type { EngineQuery } from './query.ts';
import { noSuchIndex, ServiceError } from './errors.ts';

const PARAMETERS = new Set(
  'indexName query type page hitsPerPage facetFilters attributesToRetrieve attributesToHighlight attributesToSnippet snippetEllipsisText highlightPreTag highlightPostTag clickAnalytics analytics analyticsTags userToken'.split(
    ' ',
  ),
);

let queries = 0;

/** A search with several queries; as strict about parameters as the service. */
export async function search(indices: ReadonlyMap<string, StoredIndex>, body: unknown) {
  const requests = (body as { requests?: unknown } | undefined)?.requests;
  if (!Array.isArray(requests)) throw new ServiceError(400, 'Invalid body: requests is missing');
  const results = [];
  for (const request of requests as (EngineQuery & { indexName?: string })[]) {
    const unknown = Object.keys(request).find((name) => !PARAMETERS.has(name));
    if (unknown) throw new ServiceError(400, `Unknown parameter: ${unknown}`);
    const index = indices.get(request.indexName ?? '');
    if (!index) throw noSuchIndex(request.indexName ?? '');
    results.push({ ...(await answer(index, request, ++queries)), index: request.indexName });
  }
  return { results };
}
