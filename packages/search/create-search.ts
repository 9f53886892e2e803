import type { SearchClient } from './docsearch/client.ts';
import type { SearchSite } from './search-site.ts';

/**
 * The search of a site. Fetches its code and, in parallel, the index file of the embedded search.
 * @param onFailure called when the embedded index cannot be loaded or is from another build
 * @throws when the code cannot be fetched
 */
export async function createSearch(
  site: SearchSite,
  onFailure?: () => void,
): Promise<SearchClient> {
  if (site.config.provider === 'hosted') {
    const { createHostedSearch } = await import('./hosted/search.ts');
    return createHostedSearch(site.config, site);
  }
  const { indexUrl, textsUrl } = site;
  let early: Promise<string> | undefined = fetchText(indexUrl);
  early.catch(() => undefined);
  const { createEmbeddedSearch } = await import('./embedded/search.ts');
  return createEmbeddedSearch({
    loadIndex: () => {
      const file = early ?? fetchText(indexUrl);
      early = undefined;
      return file;
    },
    loadTexts: () => fetchText(textsUrl),
    ...(onFailure && { onFailure }),
  });
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} returned status ${answer.status}`);
  return answer.text();
}
