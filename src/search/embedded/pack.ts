import { slugOf } from '../pages.ts';
import { assemble, type PageFacts, type SectionTexts } from '../records/assemble.ts';
import type { Expansion } from '../synonyms.ts';
import type { SearchRecord } from '../types.ts';

export const PACK_VERSION = 1;

/** Level, heading, number of texts, and the anchor only where the heading does not give it. */
type PackedSection = [level: number, heading: string, texts: number, anchor?: string | null];

type PackedPage = [
  path: string,
  section: number,
  tag: number,
  legacy: 0 | 1,
  pageRank: number,
  sections: PackedSection[],
];

/**
 * What the browser downloads: each name, page, heading and text once. What can be computed from
 * these (object ids, URLs, most anchors, hierarchies, positions, terms) is not in it.
 */
export interface PackedIndex {
  v: typeof PACK_VERSION;
  /** Section names. */
  n: string[];
  /** Docusaurus tags. */
  t: string[];
  p: PackedPage[];
  /** Texts of all sections of all pages, in order. */
  b: string[];
  y: Expansion[];
}

export interface StoredPage extends PageFacts {
  sections: SectionTexts[];
}

/** Groups records, which come page by page and in reading order, back into pages. */
export function pagesOf(records: readonly SearchRecord[]): StoredPage[] {
  const pages: StoredPage[] = [];
  let page: StoredPage | undefined;
  let section: SectionTexts | undefined;
  for (const record of records) {
    if (record.type !== 'content') {
      if (!page || page.path !== record.url_without_anchor) {
        page = {
          path: record.url_without_anchor,
          section: record.hierarchy.lvl0 ?? '',
          tag: record.docusaurus_tag,
          pageRank: record.weight.page_rank,
          legacy: record.legacy,
          sections: [],
        };
        pages.push(page);
      }
      const level = Number(record.type.slice(3));
      const heading = record.hierarchy[record.type] ?? '';
      section = { level, anchor: record.anchor, heading, contents: [] };
      page.sections.push(section);
    } else if (section && page?.path === record.url_without_anchor) {
      section.contents.push(record.content ?? '');
    } else {
      throw new Error(`Search index: ${record.objectID} comes before the title of its page`);
    }
  }
  return pages;
}

export function recordsOf(pages: readonly StoredPage[]): SearchRecord[] {
  return pages.flatMap((page) => assemble(page.sections, page));
}

export function pack(pages: readonly StoredPage[], expansions: readonly Expansion[]): PackedIndex {
  const names = [...new Set(pages.map((page) => page.section))];
  const tags = [...new Set(pages.map((page) => page.tag))];
  return {
    v: PACK_VERSION,
    n: names,
    t: tags,
    p: pages.map((page) => [
      page.path,
      names.indexOf(page.section),
      tags.indexOf(page.tag),
      page.legacy ? 1 : 0,
      page.pageRank,
      page.sections.map(({ level, heading, contents, anchor }): PackedSection => {
        const expected = level === 1 ? null : slugOf(heading);
        return anchor === expected
          ? [level, heading, contents.length]
          : [level, heading, contents.length, anchor];
      }),
    ]),
    b: pages.flatMap((page) => page.sections.flatMap((section) => section.contents)),
    y: [...expansions],
  };
}

/** Throws when the value is no index of this version, so that a stale copy is not searched. */
export function unpack(value: unknown): { pages: StoredPage[]; expansions: Expansion[] } {
  const index = value as PackedIndex | null;
  if (typeof index !== 'object' || index?.v !== PACK_VERSION || !Array.isArray(index.p)) {
    throw new Error('Search index: not an index of this version');
  }
  let at = 0;
  const pages = index.p.map(
    ([path, section, tag, legacy, pageRank, sections]): StoredPage => ({
      path,
      section: index.n[section] ?? '',
      tag: index.t[tag] ?? 'default',
      legacy: legacy === 1,
      pageRank,
      sections: sections.map(([level, heading, texts, anchor]) => ({
        level,
        heading,
        anchor: anchor === undefined ? (level === 1 ? null : slugOf(heading)) : anchor,
        contents: index.b.slice(at, (at += texts)),
      })),
    }),
  );
  return { pages, expansions: index.y };
}
