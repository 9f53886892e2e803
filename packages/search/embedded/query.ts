import { synonymsFor, wholeWords, type Expansion, type Synonym } from '../synonyms.ts';
import { termsOf, wordsOf } from '../tokens.ts';
import { FUNCTION_WORDS, isAside, isCount, VAGUE_WORDS } from '../intent.ts';

/** A word of the query with all the terms that match it. */
export interface QueryWord {
  /** The word as one term; matches are reported under this name. */
  whole: string;
  /** The word itself and, for bare hex digits, the same with `0x`. */
  forms: string[];
  /** `open` and `ended` for `open-ended`; all of them together match like the word. */
  pieces: string[];
  /** Parts of an identifier; all of them together are a looser match. */
  parts: string[];
  /** Groups of synonymous terms. */
  synonyms: Synonym[];
  /** Whether terms that begin with the word match. */
  prefix: boolean;
  /** Longer terms match only in headings, because half of all words begin with one or two given letters. */
  headingsOnly: boolean;
  /** Allowed typos: one from 4 letters, two from 6. */
  edits: 0 | 1 | 2;
  /** Typed with a leading underscore, as internal functions are. */
  isInternal: boolean;
  /** A word such as `how` or `the` in a longer query: it adds to the score but may be missing. */
  optional: boolean;
  /** Its weight in a sentence, from 0 to 1. */
  weight: number;
}

/** Weight of `how` or `the` in a longer query. */
const OPTIONAL_WEIGHT = 0.15;

/** Weight of `today` or `take` in a sentence. */
const VAGUE_WEIGHT = 0.6;

const BARE_HEX = /^(?=.*\d)[0-9a-f]{8,64}$/;

/** The distinct words of a query. An empty list for a query without letters or digits. */
export function parseQuery(query: string, expansions: readonly Expansion[]): QueryWord[] {
  const wholes = wholeWords(query);
  const synonyms = synonymsFor(wholes, expansions);
  const words = new Map<string, QueryWord>();
  const raws = wordsOf(query).filter(({ raw }) => termsOf(raw).length > 0);
  const long = raws.length > 2;
  const several = raws.length > 1;

  raws.forEach(({ raw }, index) => {
    const terms = termsOf(raw);
    const whole = terms[0]?.term ?? '';
    const known = words.get(whole);
    if (long && isCount(wholes, index)) return;
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
    const optional = several && (FUNCTION_WORDS.has(whole) || isAside(wholes, index));
    const isPhrase = synonyms[index]?.some((one) => one.isPhrase);
    const isVague = VAGUE_WORDS.has(whole) && !isPhrase;
    words.set(whole, {
      whole,
      forms: hex ? [whole, `0x${whole}`] : [whole],
      pieces: hyphenated ? leaves : [],
      parts: hyphenated ? [] : leaves,
      synonyms: [...(synonyms[index] ?? [])],
      prefix: whole.length > 2 || last || /\d/.test(whole),
      headingsOnly: whole.length < 3 && raws.length === 1,
      edits: editsFor(whole),
      isInternal: raw.startsWith('_'),
      optional,
      weight: optional ? OPTIONAL_WEIGHT : isVague ? VAGUE_WEIGHT : 1,
    });
  });

  const list = [...words.values()];
  return list.every((word) => word.optional)
    ? list.map((word) => ({ ...word, optional: false, weight: 1 }))
    : list;
}

/** Whether a query is only one or two letters, for which the texts would match half of the site. */
export function looksAtHeadings(query: string): boolean {
  const [word, ...others] = wholeWords(query);
  return word !== undefined && word.length < 3 && others.length === 0;
}

function isInside(inner: { start: number; end: number }, outer: { start: number; end: number }) {
  const length = inner.end - inner.start;
  return inner.start >= outer.start && inner.end <= outer.end && length < outer.end - outer.start;
}

/** Words may have typos; numbers, addresses and versions must match exactly. */
function editsFor(word: string): 0 | 1 | 2 {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}
