import { rawWordsOf, termsOf } from '../tokens.ts';

/** Fields of a section: its heading, the headings above it, the path of the page, its questions, its texts. */
const FIELDS = ['heading', 'ancestors', 'path'] as const;
export type Field = (typeof FIELDS)[number] | 'question' | 'text';

/** Number of places in a section: 0 to 2 are the first three fields, then each question, then each text. */
export const PLACES = 1_024;
const [ABOVE, PATH] = [1, 2];
export const FIRST_QUESTION = 3;
export const FIRST_TEXT = 32;

export const fieldAt = (place: number): Field =>
  place >= FIRST_TEXT ? 'text' : (FIELDS[place] ?? 'question');

/** The occurrences of a term. Both lists have the same length. */
interface Postings {
  /** `section * PLACES + place`, in the order in which the texts were added. */
  at: number[];
  /** Number of occurrences at each place. */
  counts: number[];
}

export interface TermIndex {
  /** Id of each term; `names`, `postings` and `paths` are indexed by it. */
  ids: Map<string, number>;
  names: string[];
  /** Without places 1 and 2, which {@link postingsOf} derives. */
  postings: Postings[];
  /** For each term in the path of a page, the ids of the pages' first sections. */
  paths: (number[] | undefined)[];
  /** For each section, the number of sections below its heading, which come next. */
  below: number[];
  /** Number of terms of each section. */
  lengths: number[];
  /** Cache of the terms of each word, because prose repeats words. */
  known: Map<string, readonly number[]>;
}

export const emptyIndex = (): TermIndex => ({
  ids: new Map(),
  names: [],
  postings: [],
  paths: [],
  below: [],
  lengths: [],
  known: new Map(),
});

/**
 * All occurrences of a term. Those in the headings above a section and in the path of its page are derived from the
 * heading and the page that have them: in the index they would be two of three postings, of which a query reads few.
 */
export function postingsOf(index: TermIndex, id: number): Postings {
  const own = index.postings[id] ?? NO_POSTINGS;
  const [at, counts] = [[...own.at], [...own.counts]];
  own.at.forEach((entry, i) => {
    if (entry % PLACES !== 0) return;
    const below = index.below[entry / PLACES] ?? 0;
    for (let next = 1; next <= below; next += 1) {
      at.push(entry + next * PLACES + ABOVE);
      counts.push(own.counts[i] ?? 1);
    }
  });
  for (const first of index.paths[id] ?? []) {
    // The title of a page is above all other sections.
    const last = first + (index.below[first] ?? 0);
    for (let section = first; section <= last; section += 1) {
      at.push(section * PLACES + PATH);
      counts.push(1);
    }
  }
  return { at, counts };
}

const NO_POSTINGS: Postings = { at: [], counts: [] };

/**
 * Adds a text at a place of a section.
 * @returns number of terms
 */
export function addText(index: TermIndex, section: number, place: number, text: string): number {
  const at = section * PLACES + Math.min(place, PLACES - 1);
  let length = 0;
  for (const word of rawWordsOf(text)) {
    for (const id of index.known.get(word) ?? learn(index, word)) {
      length += 1;
      const list = index.postings[id] ?? NO_POSTINGS;
      const last = list.at.length - 1;
      if (list.at[last] === at) list.counts[last] = (list.counts[last] ?? 0) + 1;
      else {
        list.at.push(at);
        list.counts.push(1);
      }
    }
  }
  if (fieldAt(place) !== 'question')
    index.lengths[section] = (index.lengths[section] ?? 0) + length;
  return length;
}

/**
 * Adds the path of a page, which all its sections have.
 * @param first id of the page's first section
 * @returns number of terms
 */
export function addPath(index: TermIndex, first: number, path: string): number {
  const terms = rawWordsOf(path).flatMap((word) => index.known.get(word) ?? learn(index, word));
  for (const id of new Set(terms)) (index.paths[id] ??= []).push(first);
  return terms.length;
}

function learn(index: TermIndex, word: string): readonly number[] {
  const ids = termsOf(word).map(({ term }) => {
    const known = index.ids.get(term);
    if (known !== undefined) return known;
    const id = index.names.length;
    index.ids.set(term, id);
    index.names.push(term);
    index.postings.push({ at: [], counts: [] });
    index.paths.push(undefined);
    return id;
  });
  index.known.set(word, ids);
  return ids;
}

/**
 * Ids of all terms that begin with a prefix, in alphabetical order. A scan of all names takes less time than
 * keeping thousands of them sorted while the index grows.
 */
export function withPrefix({ names }: TermIndex, prefix: string): number[] {
  const found: number[] = [];
  names.forEach((name, id) => {
    if (name.startsWith(prefix)) found.push(id);
  });
  return found.sort((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1));
}
