import type { StoredSection } from './store.ts';
import { FIELDS, FIRST_TEXT, PLACES, type Field, type TermIndex } from './terms.ts';
import type { Ways } from './ways.ts';

/** How one word of the query was found in one section. */
export interface WordMatch {
  /** Weight of the best field times how well the term fits; 0 when the word was not found. */
  quality: number;
  field: Field | undefined;
  /** Found as typed, as its beginning, inflected, in pieces or by a synonym; not by parts or typos. */
  strict: boolean;
}

/** A section in which at least one word of the query was found, in whatever way. */
export interface Candidate {
  section: StoredSection;
  /** For each word of the query. */
  matches: WordMatch[];
  /** How often the rarer words stand in it; it only separates what is otherwise equal. */
  density: number;
}

/** A heading says more than what stands above it, and that more than the text below. */
const HEADING = [10, 10, 9, 8.5] as const;
const HEADING_BELOW = 8;
const ABOVE = 5;
const PATH = 4;
const TEXT = 3;

function weightAt(place: number, level: number): number {
  if (place === 0) return HEADING[level] ?? HEADING_BELOW;
  return place === 1 ? ABOVE : place === 2 ? PATH : TEXT;
}

const NOT_FOUND: WordMatch = { quality: 0, field: undefined, strict: false };

/** Everything that was found of one word, by section. */
class Found {
  readonly matches = new Map<number, WordMatch>();

  /** What is strict wins over what is loose, and then the better. */
  add(section: number, quality: number, place: number, strict: boolean): void {
    const known = this.matches.get(section);
    if (known && (known.strict === strict ? known.quality >= quality : known.strict)) return;
    const field = FIELDS[Math.min(place, FIRST_TEXT)];
    if (!known) this.matches.set(section, { quality, field, strict });
    else Object.assign(known, { quality, field, strict });
  }
}

/** Looks up every way in which the words of a query may be found. */
export function candidatesOf(
  index: TermIndex,
  sections: readonly StoredSection[],
  words: readonly Ways[],
): Candidate[] {
  const density = new Float64Array(sections.length);
  const meanLength = index.lengths.reduce((sum, length) => sum + length, 0) / sections.length;
  const levelOf = (section: number) => sections[section]?.level ?? 6;

  const found = words.map((word) => {
    const of = new Found();
    for (const [id, { factor, strict, headingsOnly }] of word.terms) {
      const { at, counts } = index.postings[id] ?? NO_POSTINGS;
      const rarity = factor * Math.log(1 + sections.length / (1 + at.length));
      for (let i = 0; i < at.length; i += 1) {
        const entry = at[i] ?? 0;
        const section = Math.floor(entry / PLACES);
        const place = entry % PLACES;
        if (headingsOnly && place > 0) continue;
        of.add(section, factor * weightAt(place, levelOf(section)), place, strict);
        const count = counts[i] ?? 1;
        const length = 0.4 + (0.6 * (index.lengths[section] ?? 0)) / meanLength;
        density[section] = (density[section] ?? 0) + (rarity * count) / (count + 1.2 * length);
      }
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
    return [{ section, matches, density: density[id] ?? 0 }];
  });
}

const NO_POSTINGS = { at: [], counts: [] };

interface Joint {
  sum: number;
  lightest: number;
}

/** The sections that hold all terms of a group, with the sum of their weights and the lightest place. */
function inAll(
  index: TermIndex,
  ids: readonly number[],
  levelOf: (section: number) => number,
): Map<number, Joint> {
  let joint: Map<number, Joint> | undefined;
  for (const id of ids) {
    const best = new Map<number, Joint>();
    for (const entry of index.postings[id]?.at ?? []) {
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
 * For each text of the chosen sections the words of the query that it holds, as bits.
 * @returns keys are `section * PLACES + place`, as in {@link TermIndex}
 */
export function wordsInTexts(
  index: TermIndex,
  words: readonly Ways[],
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
