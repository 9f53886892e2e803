// cspell:ignore Sizefor
import type { IndexSettings } from 'algoliasearch';
import { ELLIPSIS } from '../highlight.ts';
import { MARK_CLOSE, MARK_OPEN } from '../hosted/marks.ts';
import { HITS_PER_PAGE, SNIPPET_WORDS } from '../limits.ts';
import { HIERARCHY_LEVELS } from '../types.ts';

const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

/**
 * Settings of the hosted index. The first list has the attributes that the site's searches filter by; without it
 * they find nothing. Typos, stop words and word forms are handled as in the embedded search.
 * https://www.algolia.com/doc/api-reference/settings-api-parameters
 */
export const indexSettings = {
  attributesForFaceting: ['language', 'docusaurus_tag', 'hierarchy.lvl0', 'type', 'legacy'],
  // Questions are searched and never retrieved, so they are in none of the lists below.
  searchableAttributes: [
    ...levels.map((name) => `unordered(${name})`),
    'unordered(questions)',
    'content',
  ],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${SNIPPET_WORDS}`],
  camelCaseAttributes: ['hierarchy', 'content'],
  highlightPreTag: MARK_OPEN,
  highlightPostTag: MARK_CLOSE,
  snippetEllipsisText: ELLIPSIS,
  hitsPerPage: HITS_PER_PAGE,
  // Of several records with the same URL, the reader sees the best one.
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
  // An address with a different digit is a different address.
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

/** The settings that would change. Settings that only the index has are kept. */
export function settingChanges(now: object): SettingChange[] {
  const current = new Map(Object.entries(now));
  return Object.entries(indexSettings).flatMap(([name, to]): SettingChange[] => {
    const from: unknown = current.get(name);
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ name, from, to }];
  });
}
