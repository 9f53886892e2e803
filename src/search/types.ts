/** Level of a record: a heading's level, or `content` for a block of text below it. */
export type HeadingType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export type RecordType = HeadingType | 'content';
export type HierarchyLevel = 'lvl0' | HeadingType;

export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Hierarchy<T = string | null> = Record<HierarchyLevel, T>;

export interface RecordWeight {
  /** Hand-given importance of the page; 0 unless the build says otherwise. */
  page_rank: number;
  /** 90 for a page title, 80 for a level-two heading, ..., 0 for content. */
  level: number;
  /** Place of the record on its page, from 0. */
  position: number;
}

/**
 * One thing that can be found, in the shape of DocSearch's records.
 * https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord {
  /** Unique on the site; stays the same between builds while the text around it does not move. */
  objectID: string;
  /** Path on the site with the anchor, e.g. `/concepts/streaming#rate`. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** Plain text, never HTML; null for a heading. */
  content: string | null;
  language: 'en';
  /** `docs-default-current`, `docs-snippets-current` or `default`. */
  docusaurus_tag: string;
  weight: RecordWeight;
  /** The page describes a release that is no longer current. */
  legacy: boolean;
}

/** A part of a text in UTF-16 units, without the one at `end`. */
export interface Range {
  start: number;
  end: number;
}

/** A text of a record, or a snippet of it, with what matched. */
export interface HighlightResult {
  /** Plain text, never HTML. */
  text: string;
  /** What matched, in order; ranges neither overlap nor are empty. */
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

/** A record found by a query, with what matched. */
export interface SearchHit
  extends Omit<SearchRecord, 'weight' | 'legacy'>,
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
  /** Only hits whose section (`hierarchy.lvl0`) has this name. */
  section?: string;
  signal?: AbortSignal;
}

export interface SectionCount {
  name: string;
  count: number;
}

export interface SearchResult {
  hits: SearchHit[];
  /** All hits of the query, on every page of results. */
  nbHits: number;
  page: number;
  nbPages: number;
  /** The query as it was searched, at most 64 characters. */
  query: string;
  /** The index is not whole yet: the same query may find more a moment later. */
  isPartial?: true;
  /** Hits per section before the `section` option was applied. */
  sections: SectionCount[];
}

export interface SearchProvider {
  /**
   * Rejects with an `AbortError` when the signal fires, and with an error named `RetryError` when
   * the search cannot be reached. The next call tries again.
   */
  search(query: string, options?: SearchOptions): Promise<SearchResult>;
  /**
   * Resolves when an answer that was partial would be no longer: true if there is more to find now. Never
   * rejects.
   */
  whole(): Promise<boolean>;
  /** Starts what the first search needs, when the reader shows intent. Never rejects. */
  preload(): Promise<void>;
  /** At most three queries close to this one that have results. Never rejects. */
  suggest(query: string): Promise<string[]>;
}
