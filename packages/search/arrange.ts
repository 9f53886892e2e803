import { HITS_PER_GROUP } from './limits.ts';
import type { SearchHit } from './types.ts';

/** The fields of a hit that decide its place. */
export type Placed = Pick<SearchHit, 'hierarchy' | 'url_without_anchor'>;

interface SectionGroup<Hit> {
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
  const sections = groupBy(hits, sectionOf);
  return [...sections].map(([section, all]) => {
    const pages = groupBy(all.slice(0, perSection), (hit) => hit.url_without_anchor);
    return { section, hits: [...pages.values()].flat() };
  });
}

const sectionOf = ({ hierarchy }: Placed): string => hierarchy.lvl0 ?? 'Documentation';

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
 * Leaves out the hits that grouping would place above one of the three best: the sections that lead the list keep only
 * their hits among these three, and in the last of them the pages that lead it do. For one judged query in fifteen, five
 * hits of one section pushed better hits of other sections out of view.
 * @param hits best first
 */
export function keepBestInView<Hit extends Placed>(hits: readonly Hit[]): Hit[] {
  const groups = arrange(hits.slice(0, LEADING), LEADING);
  const last = groups.at(-1);
  const leading = new Set(groups.slice(0, -1).map(({ section }) => section));
  const lastPage = last?.hits.at(-1)?.url_without_anchor;
  const pages = new Set(
    last?.hits.map((hit) => hit.url_without_anchor).filter((page) => page !== lastPage),
  );
  return hits.filter(
    (hit, at) =>
      at < LEADING || !(leading.has(sectionOf(hit)) || pages.has(hit.url_without_anchor)),
  );
}
