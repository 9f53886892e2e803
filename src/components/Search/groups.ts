import { HITS_PER_GROUP, type SearchHit } from '@site/src/search';

export interface PageGroup {
  title: string;
  hits: SearchHit[];
}

export interface SectionGroup {
  section: string;
  pages: PageGroup[];
}

/**
 * Hits by section and, within one, by page; sections and pages stand in the order of their best
 * hit. A section shows at most five hits.
 */
export function groupHits(hits: readonly SearchHit[], perGroup = HITS_PER_GROUP): SectionGroup[] {
  const sections = new Map<string, { count: number; pages: Map<string, PageGroup> }>();
  for (const hit of hits) {
    const name = hit.hierarchy.lvl0 ?? 'Documentation';
    const section = sections.get(name) ?? { count: 0, pages: new Map<string, PageGroup>() };
    sections.set(name, section);
    if (section.count >= perGroup) continue;
    section.count++;
    const page = section.pages.get(hit.url_without_anchor);
    if (page) page.hits.push(hit);
    else {
      section.pages.set(hit.url_without_anchor, { title: hit.hierarchy.lvl1 ?? '', hits: [hit] });
    }
  }
  return [...sections].map(([section, { pages }]) => ({ section, pages: [...pages.values()] }));
}

/** The hits of the groups in the order they are shown, which is the order of the arrow keys. */
export function flatten(groups: readonly SectionGroup[]): SearchHit[] {
  return groups.flatMap(({ pages }) => pages.flatMap(({ hits }) => hits));
}
