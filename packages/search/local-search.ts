import { searchStore } from './embedded/search-store.ts';
import { completeStore, openStore, readStoredTexts } from './embedded/store.ts';
import { inDisplayOrder } from './arrange.ts';
import type { SearchOptions, SearchResult } from './types.ts';

/** The two files of a build's index, as JSON text or parsed. */
export interface IndexFiles {
  /** `search-index.json` */
  index: unknown;
  /** `search-texts.json`; without it, only the content of the index file is found. */
  texts?: unknown;
}

/**
 * The search of the site as a function for programs: it needs no browser, no React and no network.
 * @returns a synchronous search function, with the hits in the order of the site
 * @throws when a file is not an index of this version
 */
export async function openLocalSearch({
  index,
  texts,
}: IndexFiles): Promise<(query: string, options?: SearchOptions) => SearchResult> {
  const store = await openStore(index);
  await readStoredTexts(store);
  if (texts !== undefined && !store.isWhole) await completeStore(store, texts);
  return (query, options) => {
    const result = searchStore(store, query, options);
    return { ...result, hits: inDisplayOrder(result.hits) };
  };
}
