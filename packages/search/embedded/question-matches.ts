import { rawWordsOf } from '../tokens.ts';
import type { Candidate } from './candidates.ts';
import { FUNCTION_WORDS } from './intent.ts';
import type { StoredSection } from './store.ts';

/** How much a word of the question counts that the query does not have, in words of the query. */
const OTHERS = 0.5;

/**
 * How well the best of a section's questions says the query, from 0 to 1: the share of the query's weight that it
 * has, less for words of its own that the query does not have.
 * @param weights of the words of the query
 */
export function bestQuestion(
  { questions, section }: Candidate,
  weights: readonly number[],
): number {
  if (questions.size === 0) return 0;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = all / weights.length;
  let best = 0;
  for (const [at, factors] of questions) {
    let common = 0;
    let count = 0;
    weights.forEach((weight, word) => {
      const factor = factors[word] ?? 0;
      common += weight * factor;
      if (factor > 0 && weight > mean / 3) count += 1;
    });
    const others = Math.max(0, (lengthsOf(section)[at] ?? 0) - count);
    best = Math.max(best, common / (all + OTHERS * mean * others));
  }
  return best;
}

const lengths = new WeakMap<StoredSection, number[]>();

/** Number of words with a meaning in each question. */
function lengthsOf(section: StoredSection): number[] {
  const known = lengths.get(section);
  if (known) return known;
  const counted = section.questions.map(
    (question) => rawWordsOf(question).filter((word) => !FUNCTION_WORDS.has(word)).length,
  );
  lengths.set(section, counted);
  return counted;
}
