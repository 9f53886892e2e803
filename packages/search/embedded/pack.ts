import { assemble, type PageFacts, type SectionTexts } from '../records/assemble.ts';
import type { Expansion } from '../synonyms.ts';
import type { SearchRecord } from '../types.ts';
import {
  readHeadings,
  readLines,
  readTextLines,
  writeHeadings,
  writeLines,
  writeTexts,
} from './line-format.ts';

const PACK_VERSION = 5;

type PackedPage = [
  path: string,
  section: number,
  tag: number,
  legacy: 0 | 1,
  pageRank: number,
  /** In the format of {@link writeHeadings}. */
  headings: string,
  /** The texts are in `search-texts.json`. */
  isDeferred?: 1,
];

/**
 * The content of `search-index.json`: each name, page, heading and text once. Values that can be computed from
 * these (object ids, URLs, most anchors, hierarchies, positions, terms) are left out.
 */
export interface PackedIndex {
  v: typeof PACK_VERSION;
  /** Revision of the build, the same in both files. */
  r: string;
  /** Section names. */
  n: string[];
  /** Docusaurus tags. */
  t: string[];
  p: PackedPage[];
  /** Texts of the sections of all pages that are not deferred, in order, in the format of {@link writeTexts}. */
  b: string;
  /** Questions of the sections of all pages, in order, in the format of {@link writeLines}. */
  q: string;
  y: Expansion[];
}

/** The content of `search-texts.json`: the texts of the deferred pages, in order. */
interface PackedTexts {
  v: typeof PACK_VERSION;
  r: string;
  b: string;
}

export interface StoredPage extends PageFacts {
  /** Its texts are in `search-texts.json`, which has not been loaded yet. */
  isDeferred: boolean;
  sections: SectionTexts[];
}

/** Groups records, which come page by page and in reading order, back into pages. */
export function packedPages(records: readonly SearchRecord[]): StoredPage[] {
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
          isDeferred: false,
          sections: [],
        };
        pages.push(page);
      }
      const level = Number(record.type.slice(3));
      const heading = record.hierarchy[record.type] ?? '';
      const { anchor, questions = [] } = record;
      section = { level, anchor, heading, contents: [], questions };
      page.sections.push(section);
    } else if (section && page?.path === record.url_without_anchor) {
      section.contents.push(record.content ?? '');
    } else {
      throw new Error(`Search index: ${record.objectID} comes before the title of its page`);
    }
  }
  return pages;
}

export function packedRecords(pages: readonly StoredPage[]): SearchRecord[] {
  return pages.flatMap((page) => assemble(page.sections, page));
}

/**
 * @param digest hash function for the revision
 * @returns the content of the two files; without deferred pages there are no texts
 */
export function pack(
  pages: readonly StoredPage[],
  expansions: readonly Expansion[],
  digest: (text: string) => string,
): { index: PackedIndex; texts: PackedTexts | undefined } {
  const names = [...new Set(pages.map((page) => page.section))];
  const tags = [...new Set(pages.map((page) => page.tag))];
  const textsOf = (some: readonly StoredPage[]) => writeTexts(sectionsOf(some));
  const deferred = pages.filter((page) => page.isDeferred);
  const index: PackedIndex = {
    v: PACK_VERSION,
    r: '',
    n: names,
    t: tags,
    p: pages.map((page): PackedPage => {
      const [section, tag] = [names.indexOf(page.section), tags.indexOf(page.tag)];
      const legacy = page.legacy ? 1 : 0;
      const headings = writeHeadings(page.sections);
      return page.isDeferred
        ? [page.path, section, tag, legacy, page.pageRank, headings, 1]
        : [page.path, section, tag, legacy, page.pageRank, headings];
    }),
    b: textsOf(pages.filter((page) => !page.isDeferred)),
    q: writeLines(sectionsOf(pages).map(({ questions = [] }) => questions)),
    y: [...expansions],
  };
  const texts: PackedTexts = { v: PACK_VERSION, r: '', b: textsOf(deferred) };
  index.r = texts.r = digest(JSON.stringify([index, texts]));
  return { index, texts: deferred.length > 0 ? texts : undefined };
}

const sectionsOf = (pages: readonly StoredPage[]): SectionTexts[] =>
  pages.flatMap(({ sections }) => sections);

interface Unpacked {
  revision: string;
  pages: StoredPage[];
  expansions: Expansion[];
  /** Whether the index file has all texts. */
  isWhole: boolean;
}

/** @throws when the value is not an index of this version, so that no stale copy is searched */
export function unpack(value: unknown): Unpacked {
  const index = value as PackedIndex | null;
  if (typeof index !== 'object' || index?.v !== PACK_VERSION || !Array.isArray(index.p)) {
    throw new Error('Search index: not an index of this version');
  }
  const pages = index.p.map(
    ([path, section, tag, legacy, pageRank, headings, isDeferred]): StoredPage => ({
      path,
      section: index.n[section] ?? '',
      tag: index.t[tag] ?? 'default',
      legacy: legacy === 1,
      pageRank,
      isDeferred: isDeferred === 1,
      // Explicit fields: spreading thousands of objects takes several times as long.
      sections: readHeadings(headings).map(({ level, heading, anchor }) => ({
        level,
        heading,
        anchor,
        contents: [],
      })),
    }),
  );
  const questions = readLines(index.q);
  sectionsOf(pages).forEach((section, at) => (section.questions = questions[at] ?? []));
  const texts = readTextLines(index.b);
  sectionsOf(pages.filter(({ isDeferred }) => !isDeferred)).forEach((section, at) => {
    section.contents = texts[at] ?? [];
  });
  const isWhole = !pages.some(({ isDeferred }) => isDeferred);
  return { revision: index.r, pages, expansions: index.y, isWhole };
}

/** The two files are from different builds, because of a deploy in between. */
export class MixedBuildsError extends Error {
  override readonly name = 'MixedBuildsError';
}

/**
 * The deferred texts by page and section.
 * @param pages the deferred pages, in order
 * @param revision the revision of the index file
 * @throws {@link MixedBuildsError} when the file is from another build or has another format
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
  const all = readTextLines(file.b);
  if (file.r !== revision || all.length !== sectionsOf(pages).length) {
    throw new MixedBuildsError('Search index: the texts are from another build');
  }
  let at = 0;
  return new Map(
    pages.map((page): [StoredPage, string[][]] => [
      page,
      all.slice(at, (at += page.sections.length)),
    ]),
  );
}
