import { ELLIPSIS } from '../highlight.ts';
import { MARK_CLOSE, MARK_OPEN } from './marks.ts';
import { HITS_PER_PAGE, SNIPPET_WORDS } from '../limits.ts';
import { HIERARCHY_LEVELS, type SearchOptions } from '../types.ts';

// One item of the body of POST /1/indexes/*/queries.
export interface HostedRequest {
  indexName: string;
  query: string;
  attributesToRetrieve: string[];
  attributesToSnippet: string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
  hitsPerPage: number;
  /** Only for pages after the first. */
  page?: number;
  clickAnalytics: boolean;
  /** All outer entries must hold; of an inner list one must. */
  facetFilters: (string | string[])[];
}

export interface RequestContext {
  indexName: string;
  /** Tags of Docusaurus whose records are searched. */
  tags: readonly string[];
  clickAnalytics: boolean;
}

/**
 * What the DocSearch modal asks for, so that one index serves it as well, and of headings a snippet of the
 * first words below them, which only our upload knows.
 */
export function hostedRequest(
  query: string,
  context: RequestContext,
  options: SearchOptions,
): HostedRequest {
  const words = options.snippetWords ?? SNIPPET_WORDS;
  const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
  const facetFilters: HostedRequest['facetFilters'] = [
    'language:en',
    context.tags.map((tag) => `docusaurus_tag:${tag}`),
  ];
  if (options.section) facetFilters.push(`hierarchy.lvl0:${options.section}`);
  return {
    indexName: context.indexName,
    query,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1), 'intro', 'content'].map((name) => `${name}:${words}`),
    snippetEllipsisText: ELLIPSIS,
    highlightPreTag: MARK_OPEN,
    highlightPostTag: MARK_CLOSE,
    hitsPerPage: options.hitsPerPage ?? HITS_PER_PAGE,
    ...(options.page ? { page: options.page } : {}),
    clickAnalytics: context.clickAnalytics,
    facetFilters,
  };
}
