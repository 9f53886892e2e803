import { termsOf, WORD } from '../tokens.ts';

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
  /** Numbers of the terms in the order of the alphabet; undefined after a change. */
  sorted: number[] | undefined;
  /** What a word of a text splits into; prose repeats its words. */
  known: Map<string, readonly number[]>;
}

export const emptyIndex = (): TermIndex => ({
  ids: new Map(),
  names: [],
  postings: [],
  lengths: [],
  sorted: undefined,
  known: new Map(),
});

/** Adds a text at a place of a section. */
export function addText(index: TermIndex, section: number, place: number, text: string): void {
  const at = section * PLACES + Math.min(place, PLACES - 1);
  let length = 0;
  for (const word of text.match(WORD) ?? []) {
    const ids = index.known.get(word) ?? learn(index, word);
    length += ids.length;
    for (const id of ids) {
      const list = index.postings[id];
      if (!list) continue;
      const last = list.at.length - 1;
      if (list.at[last] === at) list.counts[last] = (list.counts[last] ?? 0) + 1;
      else {
        list.at.push(at);
        list.counts.push(1);
      }
    }
  }
  index.lengths[section] = (index.lengths[section] ?? 0) + length;
}

function learn(index: TermIndex, word: string): readonly number[] {
  const ids = termsOf(word).map(({ term }) => {
    const known = index.ids.get(term);
    if (known !== undefined) return known;
    const id = index.names.length;
    index.ids.set(term, id);
    index.names.push(term);
    index.postings.push({ at: [], counts: [] });
    index.sorted = undefined;
    return id;
  });
  index.known.set(word, ids);
  return ids;
}

/** Numbers of all terms that begin with a text, the text itself among them. */
export function withPrefix(index: TermIndex, prefix: string): number[] {
  const { names } = index;
  index.sorted ??= names
    .map((_, id) => id)
    .sort((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1));
  const { sorted } = index;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[sorted[middle] ?? 0] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let at = low; at < sorted.length; at += 1) {
    const id = sorted[at] ?? 0;
    if (!names[id]?.startsWith(prefix)) break;
    found.push(id);
  }
  return found;
}
