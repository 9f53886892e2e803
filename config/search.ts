import { indexNameOf, searchFromEnv } from '@sablier-docs/search/config';
import { serviceTag } from '@sablier-docs/search/service-tag';

/** Hosted when the environment has all keys, embedded when it has none; throws when it has only some. */
export const search = searchFromEnv(process.env);

const tag = serviceTag(search);

/** Name the hosted service in the head of every page. */
export const searchTags = tag ? [{ tagName: 'meta', attributes: tag }] : [];

/**
 * Makes the preset load the framework's search theme and configures DocSearch. The embedded engine doesn't
 * use the keys.
 */
export const algolia = {
  appId: search.provider === 'hosted' ? search.appId : 'embedded',
  apiKey: search.provider === 'hosted' ? search.apiKey : 'embedded',
  indexName: indexNameOf(search),
  contextualSearch: true,
  searchPagePath: 'search',
  insights: search.provider === 'hosted',
};

/** Importance of a section in percent of a page's score: it breaks ties on very short queries. */
export const searchPageRank: Record<string, number> = {
  concepts: 40,
  support: 20,
  guides: 15,
  apps: 15,
  api: 10,
};

/** Pages for people, in the order in which their texts come into `search-index.json`; others are in `search-texts.json`. */
const FIRST = [/^\/(?:$|support\/)/, /^\/apps\//, /^\/concepts\//];

export const searchedFirst = {
  has: (path: string): boolean => FIRST.some((pattern) => pattern.test(path)),
  rankOf: (path: string): number => FIRST.findIndex((pattern) => pattern.test(path)),
  /** So many characters of headings, questions and texts are 145 KB in Brotli. */
  characters: 620_000,
};

/**
 * Only headings and description of these are worth their bytes. Interfaces, the abstract contracts beneath those that
 * are deployed, libraries of errors and of checks, errors of older releases, queries of the second vendor and snippets
 * repeat the text of other pages. Addresses of earlier releases do not compress (30 KB), and the answers above the hits
 * know all of them.
 */
export const searchedByHeadings = new RegExp(
  [
    '/interfaces/',
    '/abstracts/abstract\\.Sablier',
    '/libraries/library\\.(?:Errors|LockupHelpers)$',
    '^/reference/older-errors$',
    '/previous-deployments/',
    '^/guides/legacy/deployments$',
    '/the-graph/queries$',
    '^/snippets/',
  ].join('|'),
);
