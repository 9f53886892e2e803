import type { Matcher } from '../highlight.ts';
import { editDistance } from './edit-distance.ts';
import { FUNCTION_WORDS } from '../intent.ts';
import { inflectionsOf } from './inflections.ts';
import type { QueryWord } from './query.ts';
import { withPrefix, type TermIndex } from './term-index.ts';

/** How a term of the index matches a word of the query. */
interface TermMatch {
  factor: number;
  strict: boolean;
  /** It matches only in headings. */
  headingsOnly: boolean;
}

/** Terms that must all be present. */
interface Group {
  ids: number[];
  factor: number;
  strict: boolean;
}

/** The terms of the index that match one word of a query. */
export interface TermMatches {
  word: QueryWord;
  /** By id of the term. */
  terms: Map<number, TermMatch>;
  groups: Group[];
}

const INFLECTED = 0.85;
const PIECES = 0.95;
const PARTS = 0.7;
const SYNONYM = 0.6;
const PHRASE = 1;
const TYPO = [0, 0.5, 0.4] as const;

/** Quality of a prefix match. */
const fitOfPrefix = (asked: string, term: string) =>
  term === asked ? 1 : 0.55 + 0.35 * (asked.length / term.length);

/** Looks a word up in the dictionary of the index. `loose` adds parts of identifiers and their typos. */
export function termMatchesOf(index: TermIndex, word: QueryWord, loose: boolean): TermMatches {
  const terms = new Map<number, TermMatch>();
  const add = (id: number | undefined, factor: number, strict = true, headingsOnly = false) => {
    if (id === undefined) return;
    const known = terms.get(id);
    if (known && (known.strict !== strict ? known.strict : known.factor >= factor)) return;
    terms.set(id, { factor, strict, headingsOnly });
  };
  for (const form of word.forms) {
    if (!word.prefix) add(index.ids.get(form), 1);
    else
      for (const id of withPrefix(index, form)) {
        const term = index.names[id] ?? '';
        add(id, fitOfPrefix(form, term), true, word.headingsOnly && term !== form);
      }
  }
  for (const form of inflectionsOf(word.whole)) add(index.ids.get(form), INFLECTED);

  const groups: Group[] = [];
  const all = (names: readonly string[], factor: number, strict: boolean) => {
    const ids = names.flatMap((name) => index.ids.get(name) ?? []);
    if (ids.length === 0 || ids.length < names.length) return;
    if (ids.length > 1) groups.push({ ids, factor, strict });
    else {
      add(ids[0], factor, strict);
      for (const form of inflectionsOf(names[0] ?? ''))
        add(index.ids.get(form), factor * INFLECTED, strict);
    }
  };
  all(word.pieces, PIECES, true);
  for (const { terms: meant, isPhrase } of word.synonyms)
    all(meant, isPhrase ? PHRASE : SYNONYM, true);
  if (loose) {
    all(word.parts, PARTS, false);
    // Of a name from code, which has the letters that its author wrote.
    if (word.parts.length > 0 && word.edits > 0) addTypos(index, word, add);
  }
  return { word, terms, groups };
}

/**
 * Whether the index has a word or a form of it, so that it is no misspelling; of the last word, which may not be
 * complete, its first letters are enough.
 */
export function isKnown(
  { names }: TermIndex,
  { word, terms }: TermMatches,
  isLast: boolean,
): boolean {
  if (isLast) return terms.size > 0;
  const forms = inflectionsOf(word.whole);
  return [...terms.keys()].some((id) => {
    const name = names[id] ?? '';
    return word.forms.includes(name) || forms.has(name);
  });
}

function addTypos(
  index: TermIndex,
  { whole, edits }: QueryWord,
  add: (id: number, factor: number, strict: boolean) => void,
): void {
  index.names.forEach((name, id) => {
    if (name === whole || Math.abs(name.length - whole.length) > edits) return;
    const distance = editDistance(whole, name, edits);
    if (distance <= edits) add(id, TYPO[distance] ?? 0, false);
  });
}

/**
 * Marks only the typed prefix of a longer term, and any other matching term as a whole; words without a meaning are
 * not marked.
 */
export function matcherOf(index: TermIndex, words: readonly TermMatches[]): Matcher {
  const marks = new Map<string, { length: number; word: string }>();
  const telling = words.filter(({ word }) => !FUNCTION_WORDS.has(word.whole));
  for (const { word, terms, groups } of telling.length > 0 ? telling : words) {
    for (const id of [...terms.keys(), ...groups.flatMap(({ ids }) => ids)]) {
      const term = index.names[id] ?? '';
      const typed = word.forms.filter((form) => term.startsWith(form) && word.prefix);
      const length = Math.max(0, ...typed.map((form) => form.length)) || term.length;
      if (length > (marks.get(term)?.length ?? 0)) marks.set(term, { length, word: word.whole });
    }
  }
  return (term) => marks.get(term);
}
