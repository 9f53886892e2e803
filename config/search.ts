import { searchFromEnv } from '../src/search/config';

/** Hosted when the environment holds the keys, embedded otherwise; throws when a part is missing. */
export const search = searchFromEnv(process.env);

/** Names the index, and the saved searches of this site in the browser's storage. */
export const indexName = search.provider === 'hosted' ? search.indexName : 'sablier-docs';

/**
 * What makes the preset load the framework's search theme, and DocSearch asks for: with the embedded engine
 * nobody reads the keys.
 */
export const algolia = {
  appId: search.provider === 'hosted' ? search.appId : 'embedded',
  apiKey: search.provider === 'hosted' ? search.apiKey : 'embedded',
  indexName,
  contextualSearch: true,
  searchPagePath: 'search',
  insights: search.provider === 'hosted',
};

/** First path segment to the section that search results are grouped under, in reading order. */
export const searchSections: Record<string, string> = {
  concepts: 'Concepts',
  guides: 'Guides',
  reference: 'References',
  api: 'APIs',
  apps: 'Apps',
  support: 'Support',
  snippets: 'Snippets',
};

/** Importance of a section in percent of a page's score: it breaks ties on very short queries. */
export const searchPageRank: Record<string, number> = {
  concepts: 40,
  support: 20,
  guides: 15,
  apps: 15,
  api: 10,
};
