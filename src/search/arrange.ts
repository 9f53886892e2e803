import { HITS_PER_GROUP } from './limits.ts';
import type { SearchHit } from './types.ts';

/** What the order needs to know of a hit. */
export type Placed = Pick<SearchHit, 'hierarchy' | 'url_without_anchor'>;

export interface SectionGroup<Hit> {
  section: string;
  /** By page, each page in the order of its best hit. */
  hits: Hit[];
}

/**
 * Hits by top-level section and, within one, by page, each in the order of its best hit.
 * @param hits best first
 * @param perSection hits that a section keeps; the others are left out
 */
export function arrange<Hit extends Placed>(
  hits: readonly Hit[],
  perSection: number = HITS_PER_GROUP,
): SectionGroup<Hit>[] {
  const sections = groupBy(hits, ({ hierarchy }) => hierarchy.lvl0 ?? 'Documentation');
  return [...sections].map(([section, all]) => {
    const pages = groupBy(all.slice(0, perSection), (hit) => hit.url_without_anchor);
    return { section, hits: [...pages.values()].flat() };
  });
}

function groupBy<Hit>(hits: readonly Hit[], keyOf: (hit: Hit) => string): Map<string, Hit[]> {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(keyOf(hit));
    if (group) group.push(hit);
    else groups.set(keyOf(hit), [hit]);
  }
  return groups;
}

/** The hits in the order in which a reader sees them, which is also that of the arrow keys. */
export const inShownOrder = <Hit extends Placed>(
  hits: readonly Hit[],
  perSection = Infinity,
): Hit[] => arrange(hits, perSection).flatMap((group) => group.hits);

/** So many of the best hits lead the list, whatever their section. */
const LEADING = 3;

/**
 * The hits without those that would stand before one of the three best: of the sections that lead the list
 * only what is among these three stays. Five hits of one section pushed better ones of others out of sight
 * for one query in fifteen (tests/golden).
 * @param hits best first
 */
export function bestInSight<Hit extends { hierarchy: { lvl0: string | null } }>(
  hits: readonly Hit[],
): Hit[] {
  const best = hits.slice(0, LEADING);
  const leading = [...new Set(best.map(({ hierarchy }) => hierarchy.lvl0))].slice(0, -1);
  return hits.filter((hit, at) => at < LEADING || !leading.includes(hit.hierarchy.lvl0));
}
