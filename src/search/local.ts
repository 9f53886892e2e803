import { ask } from './embedded/ask.ts';
import { completeStore, openStore, readTexts } from './embedded/store.ts';
import { inShownOrder } from './arrange.ts';
import type { SearchOptions, SearchResult } from './types.ts';

/** The two files of a build's index, as JSON text or parsed. */
export interface IndexFiles {
  /** `search-index.json` */
  first: unknown;
  /** `search-texts.json`; without it only what the first file holds is found. */
  rest?: unknown;
}

/**
 * The search of the site as a function, for programs: it needs neither a browser nor React, and asks nobody.
 * @returns answers a query at once, with the hits in the order that the site shows
 * @throws when a file is no index of this version
 */
export async function openLocalSearch({
  first,
  rest,
}: IndexFiles): Promise<(query: string, options?: SearchOptions) => SearchResult> {
  const store = await openStore(first);
  await readTexts(store);
  if (rest !== undefined && !store.isWhole) await completeStore(store, rest);
  return (query, options) => {
    const result = ask(store, query, options);
    return { ...result, hits: inShownOrder(result.hits) };
  };
}
