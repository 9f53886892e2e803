import { rawWordsOf, termsOf } from '../tokens.ts';

/** Fields of a section, heaviest first: own heading, headings above it, path of the page, its texts. */
export const FIELDS = ['o', 'a', 'p', 'b'] as const;
export type Field = (typeof FIELDS)[number];

/** Places within one section: 0 to 2 are the first three fields, 3 is its first text, and so on. */
export const PLACES = 1_024;
export const FIRST_TEXT = 3;

/** Where a term stands. Both lists are equally long. */
export interface Postings {
  /** `section * PLACES + place`, in the order in which texts were added. */
  at: number[];
  /** How often it stands there. */
  counts: number[];
}

export interface TermIndex {
  /** Number of a term; the postings have the same order. */
  ids: Map<string, number>;
  names: string[];
  postings: Postings[];
  /** Terms of each section, for its length. */
  lengths: number[];
  /** What a word of a text splits into; prose repeats its words. */
  known: Map<string, readonly number[]>;
}

export const emptyIndex = (): TermIndex => ({
  ids: new Map(),
  names: [],
  postings: [],
  lengths: [],
  known: new Map(),
});

/** Adds a text at a place of a section. */
export function addText(index: TermIndex, section: number, place: number, text: string): void {
  addTerms(index, section, place, termsIn(index, text));
}

/** Numbers of the terms of a text, for {@link addTerms}: what many sections hold is read once. */
export function termsIn(index: TermIndex, text: string): readonly number[] {
  const found: number[] = [];
  for (const word of rawWordsOf(text)) {
    for (const id of index.known.get(word) ?? learn(index, word)) found.push(id);
  }
  return found;
}

/** Adds a text, given as the numbers of its terms, at a place of a section. */
export function addTerms(
  { postings, lengths }: TermIndex,
  section: number,
  place: number,
  terms: readonly number[],
): void {
  const at = section * PLACES + Math.min(place, PLACES - 1);
  for (const id of terms) {
    const list = postings[id];
    if (!list) continue;
    const last = list.at.length - 1;
    if (list.at[last] === at) list.counts[last] = (list.counts[last] ?? 0) + 1;
    else {
      list.at.push(at);
      list.counts.push(1);
    }
  }
  lengths[section] = (lengths[section] ?? 0) + terms.length;
}

function learn(index: TermIndex, word: string): readonly number[] {
  const ids = termsOf(word).map(({ term }) => {
    const known = index.ids.get(term);
    if (known !== undefined) return known;
    const id = index.names.length;
    index.ids.set(term, id);
    index.names.push(term);
    index.postings.push({ at: [], counts: [] });
    return id;
  });
  index.known.set(word, ids);
  return ids;
}

/**
 * Numbers of all terms that begin with a text, the text itself among them, in the order of the alphabet. To
 * look at each name takes less time than to keep thousands of them sorted while the index grows.
 */
export function withPrefix({ names }: TermIndex, prefix: string): number[] {
  const found: number[] = [];
  names.forEach((name, id) => {
    if (name.startsWith(prefix)) found.push(id);
  });
  return found.sort((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1));
}
