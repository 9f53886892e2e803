import type { SearchConfig } from './config.ts';

/** What the build says about search on this site. */
export interface SearchSite {
  config: SearchConfig;
  /** Address of the first file of the embedded index. */
  indexUrl: string;
  /** Address of its second file. */
  textsUrl: string;
  /** Names the saved searches of this site in the browser's storage. */
  indexName: string;
  /** Tags of the docs instances that a search covers. */
  tags: string[];
  sections: string[];
  siteUrl: string;
  /** Address of the repository's issues, where a reader reports a query without results. */
  issues: string;
}
