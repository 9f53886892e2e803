// cspell:ignore Sizefor
import type { IndexSettings } from 'algoliasearch';
import { ELLIPSIS } from '../highlight.ts';
import { MARK_CLOSE, MARK_OPEN } from '../hosted/marks.ts';
import { HITS_PER_PAGE, SNIPPET_WORDS } from '../limits.ts';
import { HIERARCHY_LEVELS } from '../types.ts';

const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

/**
 * Settings of the hosted index. The first list is what the site's searches filter by: without it
 * they find nothing. Typing errors, stop words and word forms follow the embedded search.
 * https://www.algolia.com/doc/api-reference/settings-api-parameters
 */
export const indexSettings = {
  attributesForFaceting: ['language', 'docusaurus_tag', 'hierarchy.lvl0', 'type', 'legacy'],
  searchableAttributes: [...levels.map((name) => `unordered(${name})`), 'content'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${SNIPPET_WORDS}`],
  camelCaseAttributes: ['hierarchy', 'content'],
  highlightPreTag: MARK_OPEN,
  highlightPostTag: MARK_CLOSE,
  snippetEllipsisText: ELLIPSIS,
  hitsPerPage: HITS_PER_PAGE,
  // Several records of a section share its address: the reader sees the best one.
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: [
    'asc(legacy)',
    'desc(weight.page_rank)',
    'desc(weight.level)',
    'asc(weight.position)',
  ],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 6,
  // An address with another digit is another address.
  allowTyposOnNumericTokens: false,
  ignorePlurals: false,
  removeStopWords: false,
  removeWordsIfNoResults: 'allOptional',
  queryLanguages: ['en'],
} satisfies IndexSettings;

export interface SettingChange {
  name: string;
  /** Absent when the index does not have the setting. */
  from?: unknown;
  to: unknown;
}

/** What would change. Settings that only the index has stay as they are. */
export function settingChanges(now: object, next: object = indexSettings): SettingChange[] {
  const current = new Map(Object.entries(now));
  return Object.entries(next).flatMap(([name, to]): SettingChange[] => {
    const from: unknown = current.get(name);
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ name, from, to }];
  });
}
