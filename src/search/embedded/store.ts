import { contractOf, interfaceOf, scoreFactor } from '../pages.ts';
import type { SectionTexts } from '../records/assemble.ts';
import type { Expansion } from '../synonyms.ts';
import { unpack, unpackTexts, type StoredPage } from './pack.ts';
import { slices } from './slices.ts';
import { addTerms, addText, emptyIndex, FIRST_TEXT, termsIn, type TermIndex } from './terms.ts';

/** A heading with the texts under it, up to the next heading: what a search finds. */
export interface StoredSection extends SectionTexts {
  /** Its place among all sections. */
  id: number;
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

export interface Store {
  /** Of the build that wrote the index. */
  revision: string;
  sections: StoredSection[];
  expansions: Expansion[];
  index: TermIndex;
  /** Whether the texts of every page are searched; until then those of some are not. */
  isWhole: boolean;
}

const parsed = (file: unknown): unknown => (typeof file === 'string' ? JSON.parse(file) : file);

/**
 * Reads the first file of the index, given as JSON text or parsed. Headings are searched from now on, which
 * is enough for the first letters of a word; {@link readTexts} adds the texts. Throws when the file is no
 * index of this version.
 */
export async function openStore(file: unknown): Promise<Store> {
  const { pages, expansions, revision } = unpack(parsed(file));
  const index = emptyIndex();
  const sections: StoredSection[] = [];
  const pause = slices();
  for (const page of pages) {
    const path = termsIn(index, `${page.section} ${page.path}`);
    const headings = new Map<string, readonly number[]>();
    for (const section of sectionsOf(page, sections.length)) {
      sections.push(section);
      const { id, heading, ancestors } = section;
      const terms = termsIn(index, heading);
      headings.set(heading, terms);
      addTerms(index, id, 0, terms);
      for (const above of ancestors) addTerms(index, id, 1, headings.get(above) ?? []);
      addTerms(index, id, 2, path);
    }
    const turn = pause();
    if (turn) await turn;
  }
  return { revision, sections, expansions, index, isWhole: false };
}

/** Adds the texts of the first file, once; the store is whole when there is no second one. */
export async function readTexts(store: Store): Promise<void> {
  const pause = slices();
  for (const section of store.sections) {
    addTexts(store.index, section);
    const turn = pause();
    if (turn) await turn;
  }
  store.isWhole = !store.sections.some(({ page }) => page.later);
}

/**
 * Adds the texts of the second file, after those of the first. Searches that run meanwhile find a part of
 * them. Throws a `MixedBuildsError` when the file does not belong to the first.
 */
export async function completeStore(store: Store, file: unknown): Promise<void> {
  const pages = [...new Set(store.sections.map(({ page }) => page))].filter(({ later }) => later);
  const texts = unpackTexts(parsed(file), pages, store.revision);
  const pause = slices();
  for (const section of store.sections) {
    const contents = texts.get(section.page)?.[section.position];
    if (!contents) continue;
    section.contents.push(...contents);
    // The page's own section has the same list.
    addTexts(store.index, section);
    const turn = pause();
    if (turn) await turn;
  }
  for (const page of pages) page.later = false;
  store.isWhole = true;
}

function addTexts(index: TermIndex, { id, contents }: StoredSection): void {
  contents.forEach((text, at) => addText(index, id, FIRST_TEXT + at, text));
}

function sectionsOf(page: StoredPage, firstId: number): StoredSection[] {
  const above: (string | undefined)[] = [];
  const factor = scoreFactor(page.path, page.legacy) * (1 + page.pageRank / 100);
  const contract = contractOf(page.path);
  const ofInterface = interfaceOf(page.path);
  return page.sections.map(({ level, anchor, heading, contents }, position) => {
    above.length = level;
    const ancestors = above.filter((text) => text !== undefined);
    above[level] = heading;
    // Each field by name: thousands of spread objects take several times as long.
    return {
      level,
      anchor,
      heading,
      contents,
      id: firstId + position,
      page,
      url: anchor ? `${page.path}#${anchor}` : page.path,
      position,
      ancestors,
      scoreFactor: factor,
      contract,
      interfaceOf: ofInterface,
    };
  });
}
