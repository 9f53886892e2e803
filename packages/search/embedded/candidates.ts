import type { StoredSection } from './store.ts';
import {
  fieldAt,
  FIRST_QUESTION,
  FIRST_TEXT,
  PLACES,
  postingsOf,
  type Field,
  type TermIndex,
} from './term-index.ts';
import type { TermMatches } from './term-matches.ts';

/** The best match of one word of the query in one section. */
export interface WordMatch {
  /** Weight of the best field times the quality of the match; 0 when the word was not found. */
  quality: number;
  field: Field | undefined;
  /** Found as typed, by prefix, inflected, in pieces or by a synonym; not by parts or typos. */
  strict: boolean;
}

/** A section with at least one match of a word of the query. */
export interface Candidate {
  section: StoredSection;
  /** For each word of the query. */
  matches: WordMatch[];
  /** Frequency of the words, rarer ones first (BM25): it decides between sections for a sentence. */
  density: number;
  /** For each of the section's questions with a word of the query, the quality of the match of each word. */
  questions: Map<number, number[]>;
}

/** A heading weighs more than the headings above it, and those weigh more than the text below it. */
const HEADING = [10, 10, 9, 8.5] as const;
const HEADING_BELOW = 8;
const ABOVE = 5;
const PATH = 4;
const QUESTION = 4;
const TEXT = 3;

function weightAt(place: number, level: number): number {
  if (place === 0) return HEADING[level] ?? HEADING_BELOW;
  if (place === 1) return ABOVE;
  return place === 2 ? PATH : place < FIRST_TEXT ? QUESTION : TEXT;
}

/** A word in the heading counts as often as so many in a text, for the density. */
const IN_HEADING = 3;

const NOT_FOUND: WordMatch = { quality: 0, field: undefined, strict: false };

/** The matches of one word, by section. */
class Found {
  readonly matches = new Map<number, WordMatch>();

  /** A strict match replaces a loose one, and then a better match a worse one. */
  add(section: number, quality: number, place: number, strict: boolean): void {
    const known = this.matches.get(section);
    if (known && (known.strict === strict ? known.quality >= quality : known.strict)) return;
    const field = fieldAt(place);
    if (!known) this.matches.set(section, { quality, field, strict });
    else Object.assign(known, { quality, field, strict });
  }
}

/** Finds the sections that match words of a query, in all allowed ways. */
export function candidatesOf(
  index: TermIndex,
  sections: readonly StoredSection[],
  words: readonly TermMatches[],
): Candidate[] {
  const density = new Float64Array(sections.length);
  const meanLength = index.lengths.reduce((sum, length) => sum + length, 0) / sections.length;
  const levelOf = (section: number) => sections[section]?.level ?? 6;

  const questions = new Map<number, Map<number, number[]>>();

  const found = words.map((word, wordAt) => {
    const of = new Found();
    const tfs = new Map<number, number>();
    for (const [id, { factor, strict, headingsOnly }] of word.terms) {
      const { at, counts } = postingsOf(index, id);
      for (let i = 0; i < at.length; i += 1) {
        const entry = at[i] ?? 0;
        const section = Math.floor(entry / PLACES);
        const place = entry % PLACES;
        if (headingsOnly && place > 0) continue;
        of.add(section, factor * weightAt(place, levelOf(section)), place, strict);
        if (fieldAt(place) === 'question') {
          note(questions, section, place - FIRST_QUESTION, wordAt, factor);
        }
        const count = counts[i] ?? 1;
        tfs.set(section, (tfs.get(section) ?? 0) + count * factor * (place === 0 ? IN_HEADING : 1));
      }
    }
    const rarity = Math.log(1 + sections.length / (1 + tfs.size));
    const weight = rarity * word.word.weight;
    for (const [section, tf] of tfs) {
      const length = 0.4 + (0.6 * (index.lengths[section] ?? 0)) / meanLength;
      density[section] = (density[section] ?? 0) + (weight * tf) / (tf + 1.2 * length);
    }
    for (const { ids, factor, strict } of word.groups) {
      for (const [section, { sum, lightest }] of inAll(index, ids, levelOf)) {
        of.add(section, (factor * sum) / ids.length, lightest, strict);
      }
    }
    return of.matches;
  });

  const touched = new Set(found.flatMap((matches) => [...matches.keys()]));
  return [...touched].flatMap((id): Candidate[] => {
    const section = sections[id];
    if (!section) return [];
    const matches = found.map((matches) => matches.get(id) ?? NOT_FOUND);
    return [
      { section, matches, density: density[id] ?? 0, questions: questions.get(id) ?? NO_QUESTIONS },
    ];
  });
}

const NO_QUESTIONS = new Map<number, number[]>();

/** Notes that a question of a section has a word of the query. */
function note(
  all: Map<number, Map<number, number[]>>,
  section: number,
  question: number,
  word: number,
  factor: number,
): void {
  const own = all.get(section) ?? new Map<number, number[]>();
  const found = own.get(question) ?? [];
  found[word] = Math.max(found[word] ?? 0, factor);
  own.set(question, found);
  all.set(section, own);
}

interface Joint {
  sum: number;
  lightest: number;
}

/** The sections with all terms of a group, with the sum of the weights and the place of the lowest weight. */
function inAll(
  index: TermIndex,
  ids: readonly number[],
  levelOf: (section: number) => number,
): Map<number, Joint> {
  let joint: Map<number, Joint> | undefined;
  for (const id of ids) {
    const best = new Map<number, Joint>();
    for (const entry of postingsOf(index, id).at) {
      const section = Math.floor(entry / PLACES);
      const place = Math.min(entry % PLACES, FIRST_TEXT);
      const known = best.get(section);
      if (known && known.lightest <= place) continue;
      best.set(section, { sum: weightAt(place, levelOf(section)), lightest: place });
    }
    if (!joint) {
      joint = best;
      continue;
    }
    const both = new Map<number, Joint>();
    for (const [section, { sum, lightest }] of joint) {
      const other = best.get(section);
      if (!other) continue;
      const place = Math.max(lightest, other.lightest);
      both.set(section, { sum: sum + other.sum, lightest: place });
    }
    joint = both;
  }
  return joint ?? new Map();
}

/**
 * For each text of the chosen sections, the words of the query in it, as bits.
 * @returns keys are `section * PLACES + place`, as in {@link TermIndex}
 */
export function wordsInTexts(
  index: TermIndex,
  words: readonly TermMatches[],
  chosen: ReadonlySet<number>,
): Map<number, number> {
  const bits = new Map<number, number>();
  words.forEach((word, at) => {
    const ids = [...word.terms.keys(), ...word.groups.flatMap(({ ids }) => ids)];
    for (const id of ids) {
      for (const entry of index.postings[id]?.at ?? []) {
        if (entry % PLACES < FIRST_TEXT || !chosen.has(Math.floor(entry / PLACES))) continue;
        bits.set(entry, (bits.get(entry) ?? 0) | (1 << (at & 31)));
      }
    }
  });
  return bits;
}
