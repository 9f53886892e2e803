import type { SearchClient } from './docsearch/client.ts';
import type { SearchSite } from './site.ts';

/**
 * The search of a site. Its code is fetched now, and beside it the first file of the embedded index.
 * @param onFailure called when the embedded index does not come, or is one of another build
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
