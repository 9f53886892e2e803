import site from '@search-site';
import { renew } from '@site/src/client/shared/renew';
import { createSearch, type SearchClient, type SearchSite } from '@site/src/search';

let opening: Promise<SearchClient> | undefined;

/** What the build says about search on this site; written by src/plugins/search-index. */
export const searchSite: SearchSite = site;

/** The one client of this page load; its code and its index are requested when first wanted. */
function open(): Promise<SearchClient> {
  opening ??= createSearch(searchSite, () => void renew()).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Begins to fetch the code of the search and what it fetches itself. */
export const fetchSearch = (): void => void open().catch(() => undefined);

/** Starts all that the first search needs. Failures wait for the first query. */
export function preloadSearch(): void {
  open()
    .then((client) => client.preload?.())
    .catch(() => undefined);
}

/** The site's search; a query that comes after a failure fetches its code again. */
export const searchClient: SearchClient = {
  search: async (asked) => (await open()).search(asked),
  whole: async () => (await (await open()).whole?.()) ?? false,
  suggest: async (query) => (await open()).suggest(query),
};
