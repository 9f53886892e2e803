import { assemble, type PageFacts, type SectionTexts } from '../records/assemble.ts';
import type { Expansion } from '../synonyms.ts';
import type { SearchRecord } from '../types.ts';
import { readHeadings, readTexts, writeHeadings, writeTexts } from './lines.ts';

export const PACK_VERSION = 4;

type PackedPage = [
  path: string,
  section: number,
  tag: number,
  legacy: 0 | 1,
  pageRank: number,
  /** As {@link writeHeadings} writes them. */
  headings: string,
  /** The texts are in the second file. */
  later?: 1,
];

/**
 * What the browser downloads: each name, page, heading and text once. What can be computed from
 * these (object ids, URLs, most anchors, hierarchies, positions, terms) is not in it.
 */
export interface PackedIndex {
  v: typeof PACK_VERSION;
  /** Names the build; the second file has the same. */
  r: string;
  /** Section names. */
  n: string[];
  /** Docusaurus tags. */
  t: string[];
  p: PackedPage[];
  /** Texts of all sections of all pages, in order, as {@link writeTexts} writes them, without the second file's. */
  b: string;
  y: Expansion[];
}

/** The second file: texts of the pages that are not searched first, in order. */
export interface PackedTexts {
  v: typeof PACK_VERSION;
  r: string;
  b: string;
}

export interface StoredPage extends PageFacts {
  /** Its texts are in the second file, which is not there yet. */
  later: boolean;
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
          later: false,
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

/**
 * @param digest names a build by the text of both files
 * @returns the two files; the second has the texts of the pages that are marked as later, and may be missing
 */
export function pack(
  pages: readonly StoredPage[],
  expansions: readonly Expansion[],
  digest: (text: string) => string,
): { first: PackedIndex; rest: PackedTexts | undefined } {
  const names = [...new Set(pages.map((page) => page.section))];
  const tags = [...new Set(pages.map((page) => page.tag))];
  const textsOf = (some: readonly StoredPage[]) => writeTexts(sectionsOf(some));
  const later = pages.filter((page) => page.later);
  const first: PackedIndex = {
    v: PACK_VERSION,
    r: '',
    n: names,
    t: tags,
    p: pages.map((page): PackedPage => {
      const [section, tag] = [names.indexOf(page.section), tags.indexOf(page.tag)];
      const legacy = page.legacy ? 1 : 0;
      const headings = writeHeadings(page.sections);
      return page.later
        ? [page.path, section, tag, legacy, page.pageRank, headings, 1]
        : [page.path, section, tag, legacy, page.pageRank, headings];
    }),
    b: textsOf(pages.filter((page) => !page.later)),
    y: [...expansions],
  };
  const rest: PackedTexts = { v: PACK_VERSION, r: '', b: textsOf(later) };
  first.r = rest.r = digest(JSON.stringify([first, rest]));
  return { first, rest: later.length > 0 ? rest : undefined };
}

const sectionsOf = (pages: readonly StoredPage[]): SectionTexts[] =>
  pages.flatMap(({ sections }) => sections);

interface Unpacked {
  revision: string;
  pages: StoredPage[];
  expansions: Expansion[];
  /** Whether the first file holds all texts. */
  isWhole: boolean;
}

/** Throws when the value is no index of this version, so that a stale copy is not searched. */
export function unpack(value: unknown): Unpacked {
  const index = value as PackedIndex | null;
  if (typeof index !== 'object' || index?.v !== PACK_VERSION || !Array.isArray(index.p)) {
    throw new Error('Search index: not an index of this version');
  }
  const pages = index.p.map(
    ([path, section, tag, legacy, pageRank, headings, later]): StoredPage => ({
      path,
      section: index.n[section] ?? '',
      tag: index.t[tag] ?? 'default',
      legacy: legacy === 1,
      pageRank,
      later: later === 1,
      // Each field by name: thousands of spread objects take several times as long.
      sections: readHeadings(headings).map(({ level, heading, anchor }) => ({
        level,
        heading,
        anchor,
        contents: [],
      })),
    }),
  );
  const texts = readTexts(index.b);
  sectionsOf(pages.filter(({ later }) => !later)).forEach((section, at) => {
    section.contents = texts[at] ?? [];
  });
  const isWhole = !pages.some(({ later }) => later);
  return { revision: index.r, pages, expansions: index.y, isWhole };
}

/** The two files are of two builds: a deploy came between them. */
export class MixedBuildsError extends Error {
  override readonly name = 'MixedBuildsError';
}

/**
 * The texts of the second file, by page and section.
 * @param pages those whose texts are in it, in their order
 * @param revision of the first file
 * @throws a {@link MixedBuildsError} when the file is of another build; when it is no such file
 */
export function unpackTexts(
  value: unknown,
  pages: readonly StoredPage[],
  revision: string,
): Map<StoredPage, string[][]> {
  const file = value as PackedTexts | null;
  if (typeof file !== 'object' || file?.v !== PACK_VERSION || typeof file.b !== 'string') {
    throw new MixedBuildsError('Search index: not the texts of this version');
  }
  const all = readTexts(file.b);
  if (file.r !== revision || all.length !== sectionsOf(pages).length) {
    throw new MixedBuildsError('Search index: the texts are of another build');
  }
  let at = 0;
  return new Map(
    pages.map((page): [StoredPage, string[][]] => [
      page,
      all.slice(at, (at += page.sections.length)),
    ]),
  );
}
