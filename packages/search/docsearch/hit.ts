import type { DocSearchHit } from '@docsearch/react';
import { HIERARCHY_LEVELS, type HighlightResult, type HierarchyLevel } from '../types.ts';
import type { SearchHit } from '../types.ts';
import { escapeHtml, markedHtml } from './html.ts';

/** Separator of the headings above a hit. */
const STEP = ' › ';

const PRODUCT = /^\/(?:guides|reference|api)\/(lockup|flow|airdrops|legacy)\//;
const NAMES: Readonly<Record<string, string>> = {
  lockup: 'Lockup',
  flow: 'Flow',
  airdrops: 'Airdrops',
  legacy: 'Legacy',
};

/**
 * A hit for DocSearch. All texts are HTML from `escapeHtml`. DocSearch treats hits with the same `lvl1` as one
 * page, and pages of several products have the same title, so the product is added to the title. Below the title
 * of a hit DocSearch shows the snippet of `lvl1`, which here has all headings above the hit.
 */
export function toDocSearchHit(hit: SearchHit): DocSearchHit {
  const { hierarchy, type, _highlightResult: full, _snippetResult: short } = hit;
  const levels = HIERARCHY_LEVELS.filter((level) => hierarchy[level] !== null);
  const suffix = escapeHtml(productOf(hit));
  const html = (results: Record<HierarchyLevel, HighlightResult>, level: HierarchyLevel) =>
    markedHtml(results[level]) + (level === 'lvl1' ? suffix : '');

  const way = levels.filter((level) => level !== 'lvl0' && level !== type);
  const snippets = levels.map((level) => {
    const isWay = level === 'lvl1' && type !== 'lvl1';
    const value = isWay
      ? way.map((step) => html(full.hierarchy, step)).join(STEP)
      : html(short.hierarchy, level);
    return [level, { ...matchOf(short.hierarchy[level]), value }] as const;
  });
  const highlights = levels.map(
    (level) =>
      [level, { ...matchOf(full.hierarchy[level]), value: html(full.hierarchy, level) }] as const,
  );
  const texts = HIERARCHY_LEVELS.map((level) => {
    const text = hierarchy[level];
    return [level, text === null ? null : escapeHtml(text) + (level === 'lvl1' ? suffix : '')];
  });
  const content = hit.content ?? (type === 'lvl1' ? short.content.text : null);
  return {
    objectID: hit.objectID,
    url: hit.url,
    url_without_anchor: hit.url_without_anchor,
    anchor: hit.anchor,
    type,
    content: content ? escapeHtml(content) : null,
    hierarchy: Object.fromEntries(texts) as DocSearchHit['hierarchy'],
    _highlightResult: {
      hierarchy: Object.fromEntries(highlights),
      content: { ...matchOf(full.content), value: markedHtml(full.content) },
      hierarchy_camel: [],
    } as unknown as DocSearchHit['_highlightResult'],
    _snippetResult: {
      hierarchy: Object.fromEntries(snippets),
      content: { ...matchOf(short.content), value: markedHtml(short.content) },
      hierarchy_camel: [],
    } as unknown as DocSearchHit['_snippetResult'],
  };
}

const matchOf = ({ matchLevel, matchedWords }: HighlightResult) => ({ matchLevel, matchedWords });

/** The suffix for the title of a page that does not name its product, such as ` (Lockup)`. */
function productOf({ url_without_anchor: path, hierarchy }: SearchHit): string {
  const name = NAMES[PRODUCT.exec(path)?.[1] ?? ''];
  return name && !hierarchy.lvl1?.includes(name) ? ` (${name})` : '';
}
