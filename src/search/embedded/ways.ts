import type { Matcher } from '../highlight.ts';
import { editDistance } from './edits.ts';
import { inflectionsOf } from './inflect.ts';
import type { QueryWord } from './query.ts';
import { withPrefix, type TermIndex } from './terms.ts';

/** How a term of the index counts as finding a word of the query. */
interface Way {
  factor: number;
  strict: boolean;
  /** It counts in headings alone. */
  headingsOnly: boolean;
}

/** Terms of which all have to be there. */
interface Group {
  ids: number[];
  factor: number;
  strict: boolean;
}

/** Everything in the index that counts as finding one word of a query. */
export interface Ways {
  word: QueryWord;
  /** By number of the term. */
  terms: Map<number, Way>;
  groups: Group[];
}

const INFLECTED = 0.85;
const PIECES = 0.95;
const PARTS = 0.7;
const SYNONYM = 0.6;
const PHRASE = 1;
const TYPO = [0, 0.5, 0.4] as const;

/** How well a longer term fits its beginning. */
const fitOfPrefix = (asked: string, term: string) =>
  term === asked ? 1 : 0.55 + 0.35 * (asked.length / term.length);

/** Looks a word up in the dictionary of the index. `loose` adds parts of identifiers and typing errors. */
export function waysOf(index: TermIndex, word: QueryWord, loose: boolean): Ways {
  const terms = new Map<number, Way>();
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
    if (word.edits > 0) addTypos(index, word, add);
  }
  return { word, terms, groups };
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
 * What to mark in the texts of the hits: of a longer term only what was typed, of the others the whole.
 */
export function matcherOf(index: TermIndex, words: readonly Ways[]): Matcher {
  const marks = new Map<string, { length: number; word: string }>();
  for (const { word, terms, groups } of words) {
    for (const id of [...terms.keys(), ...groups.flatMap(({ ids }) => ids)]) {
      const term = index.names[id] ?? '';
      const typed = word.forms.filter((form) => term.startsWith(form) && word.prefix);
      const length = Math.max(0, ...typed.map((form) => form.length)) || term.length;
      if (length > (marks.get(term)?.length ?? 0)) marks.set(term, { length, word: word.whole });
    }
  }
  return (term) => marks.get(term);
}
