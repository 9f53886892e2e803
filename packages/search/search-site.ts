import type { SearchConfig } from './config.ts';

/** The search configuration of a build. */
export interface SearchSite {
  config: SearchConfig;
  /** URL of `search-index.json`. */
  indexUrl: string;
  /** URL of `search-texts.json`. */
  textsUrl: string;
  /** Key of this site's saved searches in the browser's storage. */
  indexName: string;
  /** Tags of the docs instances that a search covers. */
  tags: string[];
  sections: string[];
  siteUrl: string;
  /** URL of the repository's issues, where a reader can report a query without results. */
  issues: string;
}
