import { termsOf, wordsOf } from './tokens.ts';

/** A term of the glossary and the other words readers use for it. */
export interface SynonymEntry {
  term: string;
  synonyms: readonly string[];
}

/** A run of query words and the terms that may replace each of them. */
export interface Expansion {
  from: string[];
  to: string[];
}

/**
 * One-way expansions: a query with a synonym finds the term, but a query with the term does not find its
 * synonyms. Entries without words are dropped.
 */
export function expansionsOf(entries: readonly SynonymEntry[]): Expansion[] {
  return entries.flatMap(({ term, synonyms }) => {
    const to = wholeWords(term);
    return synonyms
      .map((synonym) => ({ from: wholeWords(synonym), to }))
      .filter(({ from }) => from.length > 0 && to.length > 0 && from.join(' ') !== to.join(' '));
  });
}

/** The words of a text, each as its first and widest term. */
export function wholeWords(text: string): string[] {
  return wordsOf(text).flatMap(({ raw }) => termsOf(raw)[0]?.term ?? []);
}

/** Terms that may replace a word of a query. */
export interface Synonym {
  terms: string[];
  /** The terms replace several words, which makes a coincidence unlikely. */
  isPhrase: boolean;
}

/** For each word of a query, the groups of terms that may replace it. */
export function synonymsFor(
  words: readonly string[],
  expansions: readonly Expansion[],
): Synonym[][] {
  const groups: Synonym[][] = words.map(() => []);
  for (const { from, to } of expansions) {
    for (let at = 0; at + from.length <= words.length; at += 1) {
      if (!from.every((word, offset) => words[at + offset] === word)) continue;
      from.forEach((_, offset) =>
        groups[at + offset]?.push({ terms: to, isPhrase: from.length > 1 }),
      );
    }
  }
  return groups;
}
