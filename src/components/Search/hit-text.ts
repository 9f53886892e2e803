import { HIERARCHY_LEVELS, type HighlightResult, type SearchHit } from '@site/src/search';

export interface HitText {
  /** The heading that matched, or the page's title. */
  title: HighlightResult;
  /** Words around the match in the text; none for a heading. */
  snippet?: HighlightResult;
  /** The page and the headings above, outermost first. */
  trail: string[];
}

/** What a result shows: its heading, the text that matched, and where on the site it stands. */
export function textOf(hit: SearchHit): HitText {
  const levels = HIERARCHY_LEVELS.filter((level) => level !== 'lvl0' && hit.hierarchy[level]);
  const deepest = levels.at(-1) ?? 'lvl1';
  const above = levels.slice(0, -1).map((level) => hit.hierarchy[level] ?? '');
  return {
    title: hit._highlightResult.hierarchy[deepest],
    ...(hit.type === 'content' && { snippet: hit._snippetResult.content }),
    trail: above,
  };
}
