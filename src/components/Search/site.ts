import { usePluginData } from '@docusaurus/useGlobalData';
import { createSearch, type SearchProvider, type SearchSite } from '@site/src/search';

let provider: Promise<SearchProvider> | undefined;

/** What the build says about search on this site. */
export function useSearchSite(): SearchSite {
  return usePluginData('search-index') as SearchSite;
}

/** The one provider of this page load; its code and its index are requested when first wanted. */
export function searchProvider(site: SearchSite): Promise<SearchProvider> {
  provider ??= createSearch(site).catch((error: unknown) => {
    provider = undefined;
    throw error;
  });
  return provider;
}

/** Starts loading when the reader shows intent. Failures wait for the first query. */
export function preloadSearch(site: SearchSite): void {
  searchProvider(site)
    .then((ready) => ready.preload())
    .catch(() => undefined);
}
