import site from '@search-site';
import { reloadIfStale } from '@sablier-docs/browser/stale-build';
import { createSearch, type SearchClient, type SearchSite } from '..';
import { indexNameOf } from '../config';
import { providerOf, SERVICE_TAG } from '../service-tag';

let opening: Promise<SearchClient> | undefined;

/** The page is drawn without a document first, for which no provider is asked. */
const config = providerOf(
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${SERVICE_TAG}"]`)?.content,
);

/** What src/plugins/search-index has written, with the provider that the page names. */
export const searchSite: SearchSite = { ...site, config, indexName: indexNameOf(config) };

/** The client of this page load; its code and its index are requested when they are first needed. */
function open(): Promise<SearchClient> {
  opening ??= createSearch(searchSite, () => void reloadIfStale()).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Starts to fetch the code of the search and the index file. */
export const fetchSearch = (): void => void open().catch(() => undefined);

/** Starts to load everything that the first search needs. Failures show at the first query. */
export function preloadSearch(): void {
  open()
    .then((client) => client.preload?.())
    .catch(() => undefined);
}

/** The site's search; a query after a failure fetches its code again. */
export const searchClient: SearchClient = {
  search: async (request) => (await open()).search(request),
  whole: async () => (await (await open()).whole?.()) ?? false,
  suggest: async (query) => (await open()).suggest(query),
};
