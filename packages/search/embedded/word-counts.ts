import { FIRST_QUESTION, FIRST_TEXT, PLACES, postingsOf, type TermIndex } from './term-index.ts';
import type { TermMatches } from './term-matches.ts';

/** More occurrences in one text or question say no more. */
const MOST = 3;

/** How often one word of a query is in each section: occurrences times the quality of the match. */
export class WordCounts {
  readonly heading: Float32Array;
  /** In the headings above. */
  readonly above: Float32Array;
  readonly questions: Float32Array;
  readonly texts: Float32Array;
  /** Sections with the word in one of these fields or in the path of the page, each once. */
  readonly sections: number[] = [];
  /** Number of sections with the word in a question. */
  asked = 0;
  readonly #known: Uint8Array;

  /** @param sections number of sections of the site */
  constructor(sections: number) {
    this.heading = new Float32Array(sections);
    this.above = new Float32Array(sections);
    this.questions = new Float32Array(sections);
    this.texts = new Float32Array(sections);
    this.#known = new Uint8Array(sections);
  }

  /** Empties the counts for the next word, which takes less time than making new ones. */
  clear(): void {
    for (const section of this.sections) {
      for (const field of [this.heading, this.above, this.questions, this.texts])
        field[section] = 0;
      this.#known[section] = 0;
    }
    this.sections.length = 0;
    this.asked = 0;
  }

  /**
   * Counts a word everywhere.
   * @param note is told of each question with the word: section, index of the question, quality of the match
   */
  count(
    index: TermIndex,
    { terms, groups }: Pick<TermMatches, 'terms' | 'groups'>,
    note: (section: number, question: number, factor: number) => void,
  ): void {
    const add = (entry: number, count: number, factor: number) => {
      const section = Math.floor(entry / PLACES);
      const place = entry % PLACES;
      if (this.#known[section] === 0) {
        this.#known[section] = 1;
        this.sections.push(section);
      }
      const field = this.#fieldAt(place);
      if (!field) return;
      const before = field[section] ?? 0;
      field[section] = before + Math.min(count, MOST) * factor;
      if (field !== this.questions) return;
      if (before === 0) this.asked += 1;
      note(section, place - FIRST_QUESTION, factor);
    };
    for (const [id, { factor }] of terms) {
      const { at, counts } = postingsOf(index, id);
      for (let i = 0; i < at.length; i += 1) add(at[i] ?? 0, counts[i] ?? 1, factor);
    }
    for (const { ids, factor } of groups) {
      for (const entry of inOnePlace(index, ids)) add(entry, 1, factor);
    }
  }

  #fieldAt(place: number): Float32Array | undefined {
    if (place >= FIRST_TEXT) return this.texts;
    if (place >= FIRST_QUESTION) return this.questions;
    return [this.heading, this.above][place];
  }
}

/** The places that have all terms of a group. */
function inOnePlace(index: TermIndex, ids: readonly number[]): number[] {
  const [first = [], ...others] = ids.map((id) => postingsOf(index, id).at);
  const sets = others.map((entries) => new Set(entries));
  return first.filter((entry) => sets.every((set) => set.has(entry)));
}
