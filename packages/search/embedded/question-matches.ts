import { rawWordsOf } from '../tokens.ts';
import { FUNCTION_WORDS } from '../intent.ts';
import type { StoredSection } from './store.ts';

/** For each question of a section with a word of the query, by its index: the quality of the match of each word. */
export type QuestionMatches = ReadonlyMap<number, readonly number[]>;

/** How much a word of the question counts that the query does not have, in words of the query. */
const OTHERS = 0.5;

/**
 * How well the two best of a section's questions say the query, from 0 to 1: the share of the query's weight that
 * each has, less for words of its own that the query does not have.
 * @param weights of the words of the query
 */
export function bestQuestions(
  section: StoredSection,
  questions: QuestionMatches,
  weights: readonly number[],
): { best: number; second: number } {
  if (questions.size === 0) return { best: 0, second: 0 };
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = all / weights.length;
  let [best, second] = [0, 0];
  for (const [at, factors] of questions) {
    let common = 0;
    let count = 0;
    weights.forEach((weight, word) => {
      const factor = factors[word] ?? 0;
      common += weight * factor;
      if (factor > 0 && weight > mean / 3) count += 1;
    });
    const others = Math.max(0, (questionLengths(section)[at] ?? 0) - count);
    const likeness = common / (all + OTHERS * mean * others);
    if (likeness > best) [best, second] = [likeness, best];
    else if (likeness > second) second = likeness;
  }
  return { best, second };
}

const lengths = new WeakMap<StoredSection, number[]>();

/** Number of words with a meaning in each question. */
export function questionLengths(section: StoredSection): number[] {
  const known = lengths.get(section);
  if (known) return known;
  const counted = section.questions.map(
    (question) => rawWordsOf(question).filter((word) => !FUNCTION_WORDS.has(word)).length,
  );
  lengths.set(section, counted);
  return counted;
}
