import site from '@search-site';
import type { SearchSite } from '@site/src/search/site';
import type { SearchProvider } from '@site/src/search';

let provider: Promise<SearchProvider> | undefined;

/** What the build says about search on this site; written by src/plugins/search-index. */
export const searchSite: SearchSite = site;

/** The one provider of this page load; its code and its index are requested when first wanted. */
export function searchProvider(): Promise<SearchProvider> {
  provider ??= create(searchSite).catch((error: unknown) => {
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
