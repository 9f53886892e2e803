import { BEST_HITS, HITS_PER_GROUP } from './limits.ts';
import type { SearchHit } from './types.ts';

/** What the order needs to know of a hit. */
export type Placed = Pick<SearchHit, 'hierarchy' | 'url_without_anchor'>;

export interface PageGroup<Hit> {
  /** Path of the page. */
  page: string;
  hits: Hit[];
}

export interface SectionGroup<Hit> {
  section: string;
  pages: PageGroup<Hit>[];
}

export interface Arranged<Hit> {
  /** The best hits of all, whatever their section. */
  best: Hit[];
  /** The others by section and, within one, by page, each in the order of its best hit. */
  sections: SectionGroup<Hit>[];
}

/**
 * Hits as a reader sees them: the three best lead, and then come the sections.
 * @param hits best first
 * @param perSection hits that a section shows; the others are left out
 */
export function arrange<Hit extends Placed>(
  hits: readonly Hit[],
  perSection: number = HITS_PER_GROUP,
): Arranged<Hit> {
  const sections = new Map<string, { count: number; pages: Map<string, PageGroup<Hit>> }>();
  for (const hit of hits.slice(BEST_HITS)) {
    const name = hit.hierarchy.lvl0 ?? 'Documentation';
    const section = sections.get(name) ?? { count: 0, pages: new Map<string, PageGroup<Hit>>() };
    sections.set(name, section);
    if (section.count >= perSection) continue;
    section.count += 1;
    const page = section.pages.get(hit.url_without_anchor);
    if (page) page.hits.push(hit);
    else {
      const { url_without_anchor: path } = hit;
      section.pages.set(path, { page: path, hits: [hit] });
    }
  }
  return {
    best: hits.slice(0, BEST_HITS),
    sections: [...sections].map(([section, { pages }]) => ({
      section,
      pages: [...pages.values()],
    })),
  };
}

/** The hits of an arrangement in the order in which they are shown, which is that of the arrow keys. */
export function flatten<Hit>({ best, sections }: Arranged<Hit>): Hit[] {
  return [...best, ...sections.flatMap(({ pages }) => pages.flatMap(({ hits }) => hits))];
}

/** All hits in the order in which they are shown. */
export const inShownOrder = <Hit extends Placed>(hits: readonly Hit[]): Hit[] =>
  flatten(arrange(hits, Infinity));
