/** Level of a record: a heading's level, or `content` for a block of text below it. */
export type HeadingType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export type RecordType = HeadingType | 'content';
export type HierarchyLevel = 'lvl0' | HeadingType;

export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Hierarchy<T = string | null> = Record<HierarchyLevel, T>;

interface RecordWeight {
  /** Importance of the page, set by hand; 0 unless the build sets it. */
  page_rank: number;
  /** 90 for a page title, 80 for a level-two heading, ..., 0 for content. */
  level: number;
  /** Position of the record on its page, from 0. */
  position: number;
}

/**
 * One record of the index, in the form of DocSearch's records.
 * https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord {
  /** Unique on the site; the same in the next build unless the texts before it change. */
  objectID: string;
  /** Path on the site with the anchor, e.g. `/concepts/streaming#rate`. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** Plain text, never HTML; null for a heading. */
  content: string | null;
  /** On the record of a heading: the questions that its section answers, in readers' words. Searched, never shown. */
  questions?: readonly string[];
  language: 'en';
  /** `docs-default-current`, `docs-snippets-current` or `default`. */
  docusaurus_tag: string;
  weight: RecordWeight;
  /** The page describes a release that is no longer current. */
  legacy: boolean;
}

/** A range of UTF-16 units of a text; `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** A text of a record, or a snippet of it, with its matches. */
export interface HighlightResult {
  /** Plain text, never HTML. */
  text: string;
  /** The matches, in order; ranges neither overlap nor are empty. */
  ranges: readonly Range[];
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

export interface HighlightedRecord {
  hierarchy: Hierarchy<HighlightResult>;
  content: HighlightResult;
  hierarchy_camel: Hierarchy<HighlightResult>[];
}

/** A record found by a query, with its matches. */
export interface SearchHit
  extends Omit<SearchRecord, 'weight' | 'legacy' | 'questions'>,
    Partial<Pick<SearchRecord, 'weight' | 'legacy'>> {
  _highlightResult: HighlightedRecord;
  _snippetResult: HighlightedRecord;
}

export interface SearchOptions {
  /** Page of results, from 0. */
  page?: number;
  hitsPerPage?: number;
  /** Words per snippet. */
  snippetWords?: number;
  /** Returns only the hits whose section (`hierarchy.lvl0`) has this name. */
  section?: string;
  signal?: AbortSignal;
}

export interface SectionCount {
  name: string;
  count: number;
}

export interface SearchResult {
  hits: SearchHit[];
  /** Number of hits of the query, over all pages of results. */
  nbHits: number;
  page: number;
  nbPages: number;
  /** The query after clamping, at most 64 characters. */
  query: string;
  /** The index is not complete yet: the same query may find more later. */
  isPartial?: true;
  /** Hits per section before the `section` option was applied. */
  sections: SectionCount[];
}

export interface SearchProvider {
  /**
   * Rejects with an `AbortError` when the signal fires, and with an error named `RetryError` when the search
   * cannot be reached. The next call tries again.
   */
  search(query: string, options?: SearchOptions): Promise<SearchResult>;
  /**
   * Resolves once the index is complete: true if a query may now find more. Never rejects.
   */
  whole(): Promise<boolean>;
  /** Starts to load the index, when the reader shows intent. Never rejects. */
  preload(): Promise<void>;
  /** At most three similar queries that have results. Never rejects. */
  suggest(query: string): Promise<string[]>;
}
