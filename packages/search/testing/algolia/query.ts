import type { FacetFilters } from './facets.ts';

/** One item of the body of a search. */
export interface EngineQuery {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  attributesToRetrieve?: string[];
  attributesToSnippet?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
}
