import { HIERARCHY_LEVELS, type SearchHit } from '@site/src/search/types';

export interface HitText {
  /** Highlighted: the heading that matched, or the page's title. */
  title: string;
  /** Highlighted words around the match in the text; empty for a heading. */
  snippet: string;
  /** Plain: the page and the headings above, outermost first. */
  trail: string[];
}

/** What a result shows: its heading, the text that matched, and where on the site it stands. */
export function textOf(hit: SearchHit): HitText {
  const levels = HIERARCHY_LEVELS.filter((level) => level !== 'lvl0' && hit.hierarchy[level]);
  const deepest = levels.at(-1) ?? 'lvl1';
  const above = levels.slice(0, -1).map((level) => hit.hierarchy[level] ?? '');
  return {
    title: hit._highlightResult.hierarchy[deepest].value,
    snippet: hit.type === 'content' ? hit._snippetResult.content.value : '',
    trail: above,
  };
}
