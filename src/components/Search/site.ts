import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchSite } from '@site/src/search/site';
import type { SearchProvider } from '@site/src/search';

let provider: Promise<SearchProvider> | undefined;

/** What the build says about search on this site. */
export function useSearchSite(): SearchSite {
  return usePluginData('search-index') as SearchSite;
}

/** The one provider of this page load; its code and its index are requested when first wanted. */
export function searchProvider(site: SearchSite): Promise<SearchProvider> {
  provider ??= create(site).catch((error: unknown) => {
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

async function create(site: SearchSite): Promise<SearchProvider> {
  const { config, indexUrl, tags, sections, siteUrl } = site;
  if (config.provider === 'hosted') {
    const { createHostedSearch } = await import('@site/src/search/hosted/browser');
    return createHostedSearch({ ...config, tags, sections, siteUrl });
  }
  const search = await import('@site/src/search');
  return search.createEmbeddedProvider({
    load: async () => {
      const answer = await fetch(indexUrl);
      if (!answer.ok) throw new Error(`${indexUrl} answered ${answer.status}`);
      return answer.text();
    },
  });
}
