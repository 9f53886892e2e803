import { searchFromEnv } from '../src/search/config';

/** Hosted when the environment holds the keys, embedded otherwise; throws when a part is missing. */
export const search = searchFromEnv(process.env);

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
