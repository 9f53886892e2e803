import { editDistance } from './edits.ts';
import type { QueryWord } from './query.ts';
import type { Field } from './store.ts';

/** What MiniSearch says it found in a document: terms of the index and the fields they stand in. */
export type Found = Readonly<Record<string, readonly string[]>>;

/** How one word of the query was found in one document. */
export interface WordMatch {
  /** Weight of the best field times how well the term fits; 0 when the word was not found. */
  quality: number;
  field: Field | undefined;
  /** Found as typed, as its beginning, in pieces or by a synonym; not by parts or typing errors. */
  strict: boolean;
}

export type FieldWeights = Readonly<Record<Field, number>>;

/** How well a term of the index fits a term of the query: 1 as typed, less for longer terms. */
export function fit(term: string, asked: string): number {
  if (term === asked) return 1;
  if (!term.startsWith(asked)) return 0;
  return 0.55 + 0.35 * (asked.length / term.length);
}

const NOT_FOUND: WordMatch = { quality: 0, field: undefined, strict: false };

const PIECES = 0.95;
const PARTS = 0.7;
const SYNONYM = 0.4;
const TYPO = [0, 0.5, 0.4] as const;

interface Fit {
  strict: number;
  typo: number;
}

/** A function that says how a word was found in a document; it compares each term only once. */
export function wordMatcher(word: QueryWord): (found: Found, weights: FieldWeights) => WordMatch {
  const fits = new Map<string, Fit>();
  const fitOf = (term: string): Fit => {
    let known = fits.get(term);
    if (!known)
      fits.set(term, (known = { strict: strictFit(word, term), typo: typoFit(word, term) }));
    return known;
  };

  return (found, weights) => {
    let best = NOT_FOUND;
    let typo = NOT_FOUND;
    for (const term in found) {
      const { strict: literal, typo: near } = fitOf(term);
      if (literal === 0 && near === 0) continue;
      const { field, weight } = heaviest(found[term] ?? [], weights);
      if (literal * weight > best.quality)
        best = { quality: literal * weight, field, strict: true };
      if (near * weight > typo.quality) typo = { quality: near * weight, field, strict: false };
    }
    best = better(best, matchAll(word.pieces, found, weights, PIECES, true));
    for (const group of word.synonyms) {
      best = better(best, matchAll(group, found, weights, SYNONYM, true));
    }
    if (best.strict) return best;
    return better(typo, matchAll(word.parts, found, weights, PARTS, false));
  };
}

const better = (a: WordMatch, b: WordMatch): WordMatch => (b.quality > a.quality ? b : a);

function strictFit(word: QueryWord, term: string): number {
  let best = 0;
  for (const form of word.forms) {
    if (word.prefix || term === form) best = Math.max(best, fit(term, form));
  }
  return best;
}

function typoFit(word: QueryWord, term: string): number {
  if (word.edits === 0 || term === word.whole) return 0;
  const edits = editDistance(word.whole, term, word.edits);
  return edits > word.edits ? 0 : (TYPO[edits] ?? 0);
}

/** All terms of a group, exactly; the mean of their weights, and the lightest of their fields. */
function matchAll(
  group: readonly string[],
  found: Found,
  weights: FieldWeights,
  factor: number,
  strict: boolean,
): WordMatch {
  let sum = 0;
  let lightest: Field | undefined;
  for (const term of group) {
    const fields = Object.hasOwn(found, term) ? found[term] : undefined;
    if (!fields) return NOT_FOUND;
    const { field, weight } = heaviest(fields, weights);
    sum += weight;
    if (field && (!lightest || weight < weights[lightest])) lightest = field;
  }
  if (!lightest) return NOT_FOUND;
  return { quality: (factor * sum) / group.length, field: lightest, strict };
}

function heaviest(fields: readonly string[], weights: FieldWeights) {
  let field: Field | undefined;
  for (const name of fields as readonly Field[]) {
    if (!field || weights[name] > weights[field]) field = name;
  }
  return { field, weight: field ? weights[field] : 0 };
}
