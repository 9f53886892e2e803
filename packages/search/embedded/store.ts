import { contractOf, interfaceOf, scoreFactor } from '../page-paths.ts';
import type { SectionTexts } from '../records/assemble.ts';
import type { Expansion } from '../synonyms.ts';
import { unpack, unpackTexts, type StoredPage } from './pack.ts';
import { timeSlices } from './time-slices.ts';
import {
  addPath,
  addText,
  emptyIndex,
  FIRST_QUESTION,
  FIRST_TEXT,
  type TermIndex,
} from './term-index.ts';

/** A heading with the texts below it, up to the next heading: the unit that a search finds. */
export interface StoredSection extends SectionTexts {
  /** Index among all sections. */
  id: number;
  page: StoredPage;
  url: string;
  questions: readonly string[];
  /** Index on the page, from 0. */
  position: number;
  /** Higher headings, the page's title first. */
  ancestors: string[];
  /** Share of its score that the page keeps in the ranking. */
  scoreFactor: number;
  contract: string | undefined;
  interfaceOf: { contract: string; name: string } | undefined;
}

export interface Store {
  /** Revision of the build. */
  revision: string;
  sections: StoredSection[];
  expansions: Expansion[];
  index: TermIndex;
  /** Whether the texts of all pages are indexed. */
  isWhole: boolean;
}

const parsed = (file: unknown): unknown => (typeof file === 'string' ? JSON.parse(file) : file);

/**
 * Reads `search-index.json`, given as text or parsed, and indexes its headings, which is enough for the first
 * letters of a word; {@link readStoredTexts} adds the texts.
 * @throws when the file is not an index of this version
 */
export async function openStore(file: unknown): Promise<Store> {
  const { pages, expansions, revision } = unpack(parsed(file));
  const index = emptyIndex();
  const sections: StoredSection[] = [];
  const pause = timeSlices();
  for (const page of pages) {
    const first = sections.length;
    const path = addPath(index, first, `${page.section} ${page.path}`);
    /** The sections above the current one, with the number of terms of their headings. */
    const above: { section: StoredSection; length: number }[] = [];
    for (const section of sectionsOf(page, first)) {
      const { id, level } = section;
      while ((above.at(-1)?.section.level ?? 0) >= level) above.pop();
      const own = addText(index, id, 0, section.heading);
      index.below[id] = 0;
      let length = path;
      for (const one of above) {
        index.below[one.section.id] = (index.below[one.section.id] ?? 0) + 1;
        length += one.length;
      }
      index.lengths[id] = (index.lengths[id] ?? 0) + length;
      above.push({ section, length: own });
      sections.push(section);
    }
    const turn = pause();
    if (turn) await turn;
  }
  return { revision, sections, expansions, index, isWhole: false };
}

/** Indexes the questions and the texts of `search-index.json`; the store is complete if no page is deferred. */
export async function readStoredTexts(store: Store): Promise<void> {
  const pause = timeSlices();
  for (const section of store.sections) {
    section.questions.forEach((question, at) => {
      addText(store.index, section.id, FIRST_QUESTION + at, question);
    });
    addTexts(store.index, section);
    const turn = pause();
    if (turn) await turn;
  }
  store.isWhole = !store.sections.some(({ page }) => page.isDeferred);
}

/**
 * Indexes the texts of `search-texts.json`, after {@link readStoredTexts}. Searches in the meantime find some of them.
 * @throws `MixedBuildsError` when the file is from another build
 */
export async function completeStore(store: Store, file: unknown): Promise<void> {
  const pages = [...new Set(store.sections.map(({ page }) => page))].filter(
    ({ isDeferred }) => isDeferred,
  );
  const texts = unpackTexts(parsed(file), pages, store.revision);
  const pause = timeSlices();
  for (const section of store.sections) {
    const contents = texts.get(section.page)?.[section.position];
    if (!contents) continue;
    section.contents.push(...contents);
    // The section in the page shares this array.
    addTexts(store.index, section);
    const turn = pause();
    if (turn) await turn;
  }
  for (const page of pages) page.isDeferred = false;
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
  return page.sections.map(({ level, anchor, heading, contents, questions = [] }, position) => {
    above.length = level;
    const ancestors = above.filter((text) => text !== undefined);
    above[level] = heading;
    // Explicit fields: spreading thousands of objects takes several times as long.
    return {
      level,
      anchor,
      heading,
      contents,
      questions,
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
