import type { SearchSite } from './site.ts';
import type { SearchProvider } from './types.ts';

/**
 * The provider of a site. Its code is fetched now, and beside it the first file of the embedded index.
 * @param onFailure called when the embedded index does not come, or is one of another build
 * @throws when the code cannot be fetched
 */
export async function createSearch(
  site: SearchSite,
  onFailure?: () => void,
): Promise<SearchProvider> {
  const { config, indexUrl, textsUrl, tags, sections, siteUrl } = site;
  if (config.provider === 'hosted') {
    const { createHostedSearch } = await import('./hosted/browser.ts');
    return createHostedSearch({ ...config, tags, sections, siteUrl });
  }
  let early: Promise<string> | undefined = fetchText(indexUrl);
  early.catch(() => undefined);
  const { createEmbeddedProvider } = await import('./embedded/provider.ts');
  return createEmbeddedProvider({
    load: () => {
      const file = early ?? fetchText(indexUrl);
      early = undefined;
      return file;
    },
    loadRest: () => fetchText(textsUrl),
    ...(onFailure && { onFailure }),
  });
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}
