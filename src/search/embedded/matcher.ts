import { fold } from '../tokens.ts';
import type { Matcher } from '../highlight.ts';
import { editDistance } from './edits.ts';
import { fit, type Found } from './match.ts';
import type { QueryWord } from './query.ts';

interface Mark {
  length: number;
  word: string;
}

/**
 * What to mark in the texts of one section: of a longer term only what was typed, of the others
 * the whole.
 */
export function matcherFor(words: readonly QueryWord[], found: Found): Matcher {
  const marks = new Map<string, Mark>();
  for (const term of Object.keys(found)) {
    for (const word of words) {
      const length = markedLength(word, term);
      if (length > (marks.get(term)?.length ?? 0)) marks.set(term, { length, word: word.whole });
    }
  }
  return (term) => marks.get(term);
}

function markedLength(word: QueryWord, term: string): number {
  const typed = word.forms.filter((form) => (word.prefix ? fit(term, form) > 0 : term === form));
  if (typed.length > 0) return Math.max(...typed.map((form) => form.length));
  const equals = [...word.pieces, ...word.parts, ...word.synonyms.flat()];
  if (equals.includes(term)) return term.length;
  const isTypo = word.edits > 0 && editDistance(word.whole, term, word.edits) <= word.edits;
  return isTypo ? term.length : 0;
}

/** Whether a text holds the words of the query in a row, as they were typed. */
export function holdsPhrase(text: string, query: string): boolean {
  const phrase = fold(query).trim();
  return phrase.includes(' ') && fold(text).includes(phrase);
}
