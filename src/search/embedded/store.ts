import MiniSearch, { type Options } from 'minisearch';
import { contractOf, interfaceOf, scoreFactor } from '../pages.ts';
import type { Expansion } from '../synonyms.ts';
import { tokenize } from '../tokens.ts';
import type { SectionTexts } from '../records/assemble.ts';
import { unpack, type StoredPage } from './pack.ts';

/** A document of the index: a heading with the texts under it, up to the next heading. */
export interface StoredSection extends SectionTexts {
  page: StoredPage;
  url: string;
  /** Place on the page, from 0. */
  position: number;
  /** Headings above this one, the page's title first. */
  ancestors: string[];
  /** Share of its score the page keeps in the ranking. */
  scoreFactor: number;
  contract: string | undefined;
  interfaceOf: { contract: string; name: string } | undefined;
}

/** own heading, headings above it, path and section of the page, body */
export const FIELDS = ['o', 'a', 'p', 'b'] as const;
export type Field = (typeof FIELDS)[number];

type Document = { id: number } & Record<Field, string>;

export interface Store {
  sections: StoredSection[];
  expansions: Expansion[];
  index: MiniSearch<Document>;
}

const OPTIONS: Options<Document> = {
  fields: [...FIELDS],
  tokenize,
  processTerm: (term) => term,
};

/** Longest stretch of work between two turns of the event loop, in milliseconds. */
const SLICE_MS = 8;

/**
 * Reads the file of the index, given as JSON text or parsed, and indexes it in short slices, so
 * that typing is never held up. Throws when the file is no index of this version.
 */
export async function openStore(file: unknown): Promise<Store> {
  const { pages, expansions } = unpack(typeof file === 'string' ? JSON.parse(file) : file);
  const sections = pages.flatMap(sectionsOf);
  const index = new MiniSearch<Document>(OPTIONS);
  let sliceEnd = performance.now() + SLICE_MS;
  for (const [id, section] of sections.entries()) {
    index.add(documentOf(id, section));
    if (performance.now() < sliceEnd) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    sliceEnd = performance.now() + SLICE_MS;
  }
  return { sections, expansions, index };
}

function documentOf(id: number, section: StoredSection): Document {
  return {
    id,
    o: section.heading,
    a: section.ancestors.join('\n'),
    p: `${section.page.section} ${section.page.path.replaceAll('/', ' ')}`,
    b: section.contents.join('\n'),
  };
}

function sectionsOf(page: StoredPage): StoredSection[] {
  const above: (string | undefined)[] = [];
  const common = {
    page,
    scoreFactor: scoreFactor(page.path, page.legacy) * (1 + page.pageRank / 100),
    contract: contractOf(page.path),
    interfaceOf: interfaceOf(page.path),
  };
  return page.sections.map((section, position) => {
    above.length = section.level;
    const ancestors = above.filter((heading) => heading !== undefined);
    above[section.level] = section.heading;
    const url = section.anchor ? `${page.path}#${section.anchor}` : page.path;
    return { ...section, ...common, url, position, ancestors };
  });
}
