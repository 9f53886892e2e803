import { contractOf, interfaceOf, scoreFactor } from '../pages.ts';
import type { SectionTexts } from '../records/assemble.ts';
import type { Expansion } from '../synonyms.ts';
import { unpack, unpackTexts, type StoredPage } from './pack.ts';
import { addText, emptyIndex, FIRST_TEXT, type TermIndex } from './terms.ts';

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
  sections: StoredSection[];
  expansions: Expansion[];
  index: TermIndex;
  /** Whether the texts of every page are there; until then those of some are not. */
  isWhole: boolean;
}

/** Longest stretch of work between two turns of the event loop, in milliseconds. */
const SLICE_MS = 8;

/** Gives the event loop a turn now and then, so that typing is never held up. */
function slices(): () => Promise<void> | undefined {
  let end = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < end) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        end = performance.now() + SLICE_MS;
        resolve();
      }, 0);
    });
  };
}

const parsed = (file: unknown): unknown => (typeof file === 'string' ? JSON.parse(file) : file);

/**
 * Reads the first file of the index, given as JSON text or parsed: the headings of all pages, and the texts
 * of those that it holds. Throws when the file is no index of this version.
 */
export async function openStore(file: unknown): Promise<Store> {
  const { pages, expansions, isWhole } = unpack(parsed(file));
  const index = emptyIndex();
  const sections: StoredSection[] = [];
  const pause = slices();
  for (const page of pages) {
    for (const section of sectionsOf(page, sections.length)) {
      sections.push(section);
      const { id, heading, ancestors } = section;
      addText(index, id, 0, heading);
      for (const above of ancestors) addText(index, id, 1, above);
      addText(index, id, 2, `${page.section} ${page.path}`);
      addTexts(index, section);
    }
    await pause();
  }
  return { sections, expansions, index, isWhole };
}

/**
 * Adds the texts of the second file. Searches that run meanwhile find a part of them. Throws when the file
 * does not belong to the first.
 */
export async function completeStore(store: Store, file: unknown): Promise<void> {
  const pages = [...new Set(store.sections.map(({ page }) => page))].filter(({ later }) => later);
  const texts = unpackTexts(parsed(file), pages);
  const pause = slices();
  for (const section of store.sections) {
    const contents = texts.get(section.page)?.[section.position];
    if (!contents) continue;
    section.contents.push(...contents);
    // The page's own section has the same list.
    addTexts(store.index, section);
    await pause();
  }
  for (const page of pages) page.later = false;
  store.isWhole = true;
}

function addTexts(index: TermIndex, { id, contents }: StoredSection): void {
  contents.forEach((text, at) => addText(index, id, FIRST_TEXT + at, text));
}

function sectionsOf(page: StoredPage, firstId: number): StoredSection[] {
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
    return { ...section, ...common, id: firstId + position, url, position, ancestors };
  });
}
