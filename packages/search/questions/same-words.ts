import { FUNCTION_WORDS } from '../intent.ts';
import { wordsOf } from '../tokens.ts';
import type { PageQuestions } from './types.ts';

/** A question of a section. */
export interface QuestionPlace {
  /** The file of the questions, for example `docs/support/faq.questions.yml`. */
  file: string;
  /** The section, or `page`. */
  id: string;
  question: string;
}

/** So many words with a meaning say what a question is about; shorter ones differ by the others too. */
const TELLING = 3;

/** Endings that make no other word of one with at least three more letters: `claimed`, `tokens`. */
const ENDING = /(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u;

/**
 * The words of a question in a form that is the same for questions that differ only in order, endings, punctuation
 * and words of no meaning: `is my vesting cancelled?` and `my vesting was canceled` differ, since spelling counts.
 */
export function sameWords(question: string): string {
  const words = wordsOf(question.toLowerCase()).map(({ raw }) => raw);
  const telling = words.filter((word) => !FUNCTION_WORDS.has(word));
  const few = telling.length < TELLING;
  const stems = (few ? words : telling).map((word) => word.replace(ENDING, ''));
  return [...new Set(stems)].sort().join(' ');
}

/**
 * The questions of the site by their {@link sameWords}.
 * @param all the questions of each page, by the file that has them
 */
export function placesOfQuestions(
  all: ReadonlyMap<string, PageQuestions>,
): ReadonlyMap<string, readonly QuestionPlace[]> {
  const places = new Map<string, QuestionPlace[]>();
  for (const [file, page] of all) {
    for (const [id, list] of page) {
      for (const question of list) {
        const key = sameWords(question);
        const known = places.get(key);
        if (known) known.push({ file, id, question });
        else places.set(key, [{ file, id, question }]);
      }
    }
  }
  return places;
}
