import { buildEmbeddedIndex } from '../../embedded/build.ts';
import { createEmbeddedProvider } from '../../embedded/provider.ts';
import type { SearchProvider } from '../../types.ts';
import { filterByFacets, type FacetFilters } from './facets.ts';
import { hitFor } from './hit.ts';
import type { EngineQuery } from './query.ts';
import { withPaths, type StoredRecord } from './records.ts';

/** A one-way synonym as the service stores it. */
export interface StoredSynonym {
  objectID: string;
  type: string;
  input: string;
  synonyms: string[];
}

export interface StoredIndex {
  records: Map<string, StoredRecord>;
  settings: Record<string, unknown>;
  synonyms: Map<string, StoredSynonym>;
  rules: Map<string, unknown>;
}

export const emptyIndex = (): StoredIndex => ({
  records: new Map(),
  settings: {},
  synonyms: new Map(),
  rules: new Map(),
});

const readers = new WeakMap<StoredIndex, Map<string, SearchProvider>>();

/** Drops the cache of an index whose content has changed. */
export const touched = (index: StoredIndex) => void readers.delete(index);

/** The response to a query from the records of the index, ranked by the site's own search. */
export async function answer(index: StoredIndex, params: EngineQuery, number: number) {
  const { query = '', page = 0, hitsPerPage = 20 } = params;
  const words = Number(params.attributesToSnippet?.at(-1)?.split(':')[1] ?? 10);
  const reader = readerOf(index, params.facetFilters ?? []);
  // The index of the service is always complete.
  await reader?.whole?.();
  const found = await reader?.search(query, { page, hitsPerPage, snippetWords: words });
  const nbHits = found?.nbHits ?? 0;
  return {
    hits: (found?.hits ?? []).map((hit) => hitFor(hit, index.records.get(hit.objectID), params)),
    nbHits,
    page,
    nbPages: Math.ceil(Math.min(nbHits, 1000) / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query,
    processingTimeMS: 1,
    ...(params.clickAnalytics ? { queryID: number.toString(16).padStart(32, '0') } : {}),
  };
}

function readerOf(index: StoredIndex, filters: FacetFilters): SearchProvider | undefined {
  const known = readers.get(index) ?? new Map<string, SearchProvider>();
  readers.set(index, known);
  const key = JSON.stringify(filters);
  const reader = known.get(key) ?? makeReader(index, filters);
  if (reader) known.set(key, reader);
  return reader;
}

function makeReader(index: StoredIndex, filters: FacetFilters): SearchProvider | undefined {
  const facets = (index.settings.attributesForFaceting ?? []) as string[];
  const records = filterByFacets([...index.records.values()], filters, facets);
  if (records.length === 0) return undefined;
  const synonyms = [...index.synonyms.values()].flatMap(({ input, synonyms: terms }) =>
    terms.map((term) => ({ term, synonyms: [input] })),
  );
  const { index: built } = buildEmbeddedIndex(records.map(withPaths), { synonyms });
  return createEmbeddedProvider({ loadIndex: () => Promise.resolve(built) });
}
