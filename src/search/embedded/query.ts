import { synonymsFor, wholeWords, type Expansion, type Synonym } from '../synonyms.ts';
import { termsOf, wordsOf } from '../tokens.ts';
import { FUNCTION_WORDS, isAside } from './wording.ts';

/** A word of the query with everything that counts as finding it. */
export interface QueryWord {
  /** The word as one term; also the name under which it is reported as matched. */
  whole: string;
  /** Terms that are the word: itself and, for bare hex digits, the same with `0x`. */
  forms: string[];
  /** `open`, `ended` for `open-ended`: all of them are as good as the word. */
  pieces: string[];
  /** Parts of an identifier: all of them together are a looser match. */
  parts: string[];
  /** Groups of terms that mean the word. */
  synonyms: Synonym[];
  /** Whether terms that begin with the word count. */
  prefix: boolean;
  /** Only headings are searched for longer terms: one or two letters begin half of all words. */
  headingsOnly: boolean;
  /** Typing errors allowed: one from 4 letters, two from 6. */
  edits: 0 | 1 | 2;
  /** A word like `how` or `the` in a longer question: it helps the score but may be missing. */
  optional: boolean;
}

const BARE_HEX = /^(?=.*\d)[0-9a-f]{8,64}$/;

/** The words of a query, at most once each. An empty list for a query without letters or digits. */
export function parseQuery(query: string, expansions: readonly Expansion[]): QueryWord[] {
  const wholes = wholeWords(query);
  const synonyms = synonymsFor(wholes, expansions);
  const words = new Map<string, QueryWord>();
  const raws = wordsOf(query).filter(({ raw }) => termsOf(raw).length > 0);
  const long = raws.length > 2;

  raws.forEach(({ raw }, index) => {
    const terms = termsOf(raw);
    const whole = terms[0]?.term ?? '';
    const known = words.get(whole);
    if (known) {
      known.synonyms.push(...(synonyms[index] ?? []));
      return;
    }
    const last = index === raws.length - 1;
    const hyphenated = /[\-‐‑]/.test(raw);
    const leaves = terms
      .filter((term) => !terms.some((other) => other !== term && isInside(other, term)))
      .map((term) => term.term)
      .filter((term) => term !== whole);
    const hex = BARE_HEX.test(whole);
    words.set(whole, {
      whole,
      forms: hex ? [whole, `0x${whole}`] : [whole],
      pieces: hyphenated ? leaves : [],
      parts: hyphenated ? [] : leaves,
      synonyms: [...(synonyms[index] ?? [])],
      prefix: whole.length > 2 || last || /\d/.test(whole),
      headingsOnly: whole.length < 3 && raws.length === 1,
      edits: editsFor(whole),
      optional: long && (FUNCTION_WORDS.has(whole) || isAside(wholes, index)),
    });
  });

  const list = [...words.values()];
  return list.every((word) => word.optional)
    ? list.map((word) => ({ ...word, optional: false }))
    : list;
}

/** Whether a query is the first one or two letters of a word, for which texts would find half of the site. */
export function looksAtHeadings(query: string): boolean {
  const [word, ...others] = wholeWords(query);
  return word !== undefined && word.length < 3 && others.length === 0;
}

function isInside(inner: { start: number; end: number }, outer: { start: number; end: number }) {
  const length = inner.end - inner.start;
  return inner.start >= outer.start && inner.end <= outer.end && length < outer.end - outer.start;
}

/** Numbers, addresses and versions are right or wrong; words may hold a typing error. */
export function editsFor(word: string): 0 | 1 | 2 {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}
