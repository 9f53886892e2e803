import site from '@search-site';
import { renew } from '@site/src/client/shared/renew';
import { createSearch, type SearchProvider, type SearchSite } from '@site/src/search';

let provider: Promise<SearchProvider> | undefined;

/** What the build says about search on this site; written by src/plugins/search-index. */
export const searchSite: SearchSite = site;

/** The one provider of this page load; its code and its index are requested when first wanted. */
export function searchProvider(): Promise<SearchProvider> {
  provider ??= createSearch(searchSite, () => void renew()).catch((error: unknown) => {
    provider = undefined;
    throw error;
  });
  return provider;
}

/** Starts loading when the reader shows intent. Failures wait for the first query. */
export function preloadSearch(): void {
  searchProvider()
    .then((ready) => ready.preload())
    .catch(() => undefined);
}
