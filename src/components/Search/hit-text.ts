import { HIERARCHY_LEVELS, type HighlightResult, type SearchHit } from '@site/src/search';

export interface HitText {
  /** The heading that matched, or the page's title. */
  title: HighlightResult;
  /** Words around the match, or the first words under a heading; none where a heading has no text. */
  snippet?: HighlightResult;
  /** The section, the product where pages of several have one title, the page and the headings above. */
  trail: string[];
}

const PRODUCT = /^\/(?:guides|reference|api)\/(lockup|flow|airdrops|legacy)\//;
const NAMES: Readonly<Record<string, string>> = {
  lockup: 'Lockup',
  flow: 'Flow',
  airdrops: 'Airdrops',
  legacy: 'Legacy',
};

/** What a result shows: its heading, the text that matched, and where on the site it stands. */
export function textOf(hit: SearchHit): HitText {
  const levels = HIERARCHY_LEVELS.filter((level) => level !== 'lvl0' && hit.hierarchy[level]);
  const deepest = levels.at(-1) ?? 'lvl1';
  const above = levels.slice(0, -1).map((level) => hit.hierarchy[level] ?? '');
  const product = NAMES[PRODUCT.exec(hit.url_without_anchor)?.[1] ?? ''];
  const section = hit.hierarchy.lvl0 ?? 'Documentation';
  const snippet = hit._snippetResult.content;
  return {
    title: hit._highlightResult.hierarchy[deepest],
    ...(snippet.text && { snippet }),
    trail: [section, ...(product ? [product] : []), ...above],
  };
}
