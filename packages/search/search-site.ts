import type { SearchConfig } from './config.ts';

/** What a build knows of its search, whatever the provider. */
export interface BuiltSearch {
  /** URL of `search-index.json`. */
  indexUrl: string;
  /** URL of `search-texts.json`. */
  textsUrl: string;
  /** Tags of the docs instances that a search covers. */
  tags: string[];
  sections: string[];
  siteUrl: string;
  /** URL of the repository's issues, where a reader can report a query without results. */
  issues: string;
}

/** The search of a site. */
export interface SearchSite extends BuiltSearch {
  config: SearchConfig;
  /** Key of this site's saved searches in the browser's storage. */
  indexName: string;
}
