import { HITS_PER_GROUP } from './limits.ts';
import type { SearchHit } from './types.ts';

/** The fields of a hit that decide its place. */
export type Placed = Pick<SearchHit, 'hierarchy' | 'url_without_anchor'>;

export interface SectionGroup<Hit> {
  section: string;
  /** By page, each page in the order of its best hit. */
  hits: Hit[];
}

/**
 * Groups hits by top-level section and, within a section, by page; groups are in the order of their best hits.
 * @param hits best first
 * @param perSection number of hits that a section keeps
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

/** The hits in the order in which the reader sees them and the arrow keys reach them. */
export const inDisplayOrder = <Hit extends Placed>(
  hits: readonly Hit[],
  perSection = Infinity,
): Hit[] => arrange(hits, perSection).flatMap((group) => group.hits);

/** Number of best hits that lead the list, whatever their section. */
const LEADING = 3;

/**
 * Leaves out the hits that grouping would place above one of the three best: the sections that lead the list
 * keep only their hits among these three. For one judged query in fifteen, five hits of one section pushed
 * better hits of other sections out of view.
 * @param hits best first
 */
export function keepBestInView<Hit extends { hierarchy: { lvl0: string | null } }>(
  hits: readonly Hit[],
): Hit[] {
  const best = hits.slice(0, LEADING);
  const leading = [...new Set(best.map(({ hierarchy }) => hierarchy.lvl0))].slice(0, -1);
  return hits.filter((hit, at) => at < LEADING || !leading.includes(hit.hierarchy.lvl0));
}
