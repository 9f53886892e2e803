// All that the site's screens import. A page carries no provider: `createSearch` fetches its code. Builds
// and commands import the folders directly; `records/` brings an HTML parser that no reader downloads.
export * from './arrange.ts';
export { createSearch } from './create.ts';
export * from './limits.ts';
export { stretchesOf } from './marked.ts';
export * from './saved.ts';
export type { SearchSite } from './site.ts';
export * from './types.ts';
