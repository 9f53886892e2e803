import { pack, type PackedIndex, type StoredPage } from '../embedded/pack.ts';
import { WHOLE_PAGE, type PageQuestions } from '../questions/types.ts';
import { compactQuestions } from '../records/questions.ts';
import type { Expansion } from '../synonyms.ts';
import { MAX_QUERY_LENGTH } from '../query.ts';
import type { Judgment } from './relevance.ts';

interface UnseenQuestions {
  /** The index, with all texts, without the questions that are asked. */
  index: PackedIndex;
  /** The questions that were left out, each with its page and its section as the answer. */
  asked: Judgment[];
}

/** Parts of the site for people who don't write code. */
const FOR_PEOPLE = /^\/(?:support|apps|concepts)\//;

/**
 * Leaves out one share of the questions of readers and asks them: questions in words that the index has not seen,
 * thousands of them, without a query of the held-out set.
 * @param pages of an index, with all their texts; they are not changed
 * @param questions of each page, by its path
 * @param fold the share to leave out, from 0; each question is in one of the folds, by a hash of its letters
 * @param folds number of shares
 */
export function withoutQuestions(
  pages: readonly StoredPage[],
  expansions: readonly Expansion[],
  questions: ReadonlyMap<string, PageQuestions>,
  fold: number,
  folds: number,
): UnseenQuestions {
  const asked: Judgment[] = [];
  const left = pages.map((page): StoredPage => {
    const placed = new Set<string>();
    const sections = page.sections.map((section) => {
      const key = section.anchor ?? WHOLE_PAGE;
      const own = (placed.has(key) ? undefined : questions.get(page.path)?.get(key)) ?? [];
      placed.add(key);
      const isLeftOut = (question: string) => hashOf(question) % folds === fold;
      const url = section.anchor ? `${page.path}#${section.anchor}` : page.path;
      for (const question of own.filter(isLeftOut)) {
        asked.push({
          query: [...question].slice(0, MAX_QUERY_LENGTH).join(''),
          kind: FOR_PEOPLE.test(page.path) ? 'layperson' : 'engineer',
          expect: [page.path],
          section: [url],
        });
      }
      const kept = own.filter((question) => !isLeftOut(question));
      return { ...section, questions: compactQuestions(kept) };
    });
    return { ...page, sections, isDeferred: false };
  });
  return { index: pack(left, expansions, () => '').index, asked };
}

/** FNV-1a, 32 bits. http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
