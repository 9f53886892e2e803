// What the site's screens may import. Builds import `records/` and `embedded/build.ts` directly,
// which bring an HTML parser that no reader should download, and `hosted/browser.ts` only where the
// hosted provider is configured.
export { searchFromEnv, type SearchConfig } from './config.ts';
export { createEmbeddedProvider, type EmbeddedOptions } from './embedded/provider.ts';
export { SearchUnavailableError } from './errors.ts';
export { escapeHtml } from './highlight.ts';
export * from './limits.ts';
export * from './saved.ts';
export { splitMarked, type Stretch } from './marked.ts';
export * from './types.ts';
