// The API for the site's screens. Pages do not contain the engine: `createSearch` fetches its code. Builds and
// commands import the folders directly, because `records/` brings an HTML parser that readers must not download.
export * from './arrange.ts';
export { createSearch } from './create-search.ts';
export type { SearchResponse, SearchRequest, SearchClient } from './docsearch/client.ts';
export { contextualFilters } from './docsearch/filters.ts';
export { escapeHtml } from './docsearch/html.ts';
export { cleanSaved } from './docsearch/saved.ts';
export * from './limits.ts';
export * from './query.ts';
export type { SearchSite } from './search-site.ts';
