import type { DocSearchHit } from '@docsearch/react';

/** One query with the parameters of Algolia. */
export interface SearchRequest {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  /** Such as `content:10`, where the number is the length in words. */
  attributesToSnippet?: readonly string[];
  /** The hosted service supports more parameters. */
  [parameter: string]: unknown;
}

/** One response, with the fields that DocSearch reads. */
export interface SearchResponse {
  hits: DocSearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  /** Id of the query for analytics; only from the hosted service. */
  queryID?: string;
  /** The query may find more once the index is complete; see `SearchClient.whole`. */
  isPartial?: boolean;
}

/** The site's search, embedded or hosted, with the queries and responses of Algolia, which DocSearch speaks. */
export interface SearchClient {
  /** Rejects when the search cannot be reached; the next call tries again. */
  search(request: SearchRequest): Promise<SearchResponse>;
  /** True when a query may now find more than before. Never rejects. */
  whole?(): Promise<boolean>;
  /** At most three queries with results, for a query without results. Never rejects. */
  suggest(query: string): Promise<readonly string[]>;
  /** Starts to load the index. Never rejects. */
  preload?(): Promise<void>;
}
