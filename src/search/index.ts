// All that the site's screens import. A page carries no engine: `createSearch` fetches its code. Builds
// and commands import the folders directly; `records/` brings an HTML parser that no reader downloads.
export * from './arrange.ts';
export { createSearch } from './create.ts';
export type { Answer, Query, SearchClient } from './docsearch/client.ts';
export { contextualFilters } from './docsearch/filters.ts';
export { escapeHtml } from './docsearch/html.ts';
export { cleanSaved } from './docsearch/saved.ts';
export * from './limits.ts';
export type { SearchSite } from './site.ts';
