/** A term and the range of its characters in its word. */
export interface Term {
  term: string;
  start: number;
  end: number;
}

/** A run of word characters in a text. */
export interface Word {
  raw: string;
  start: number;
  end: number;
}

const MAX_TERM_LENGTH = 80;

// In order: versions and decimals (v4.0, 1.5), grouped numbers (10_000 or 1,000), and words, which may be
// joined by hyphens or apostrophes (ERC-20, open-ended, don't).
const WORD =
  /v?\d+(?:\.\d+)+[\p{L}\p{N}_]*|\d{1,3}(?:[,_]\d{3})+(?![\p{L}\p{N}_])|[\p{L}\p{N}\p{M}_]+(?:['’\-‐‑][\p{L}\p{N}\p{M}_]+)*/giu;
// The same for ASCII texts, which nearly all are: without Unicode classes it takes a quarter of the time.
const ASCII_WORD = /v?\d+(?:\.\d+)+\w*|\d{1,3}(?:[,_]\d{3})+(?!\w)|\w+(?:['-]\w+)*/gi;
const ASCII = /^[\0-\x7f]*$/;
const PLAIN = /^[A-Z]?[a-z]{1,79}$/;
const HEX = /^0x[0-9a-f]+$/i;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;
const ACRONYM_PLURAL = /^\p{Lu}{2,}s$/u;

/** Lower case without diacritics: `Émission` and `emission` are the same word. */
export function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

const patternFor = (text: string): RegExp => (ASCII.test(text) ? ASCII_WORD : WORD);

/** The words of a text, as {@link wordsOf} finds them, without their positions. */
export const rawWordsOf = (text: string): readonly string[] => text.match(patternFor(text)) ?? [];

/** The words of a text with their positions. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(patternFor(text))) {
    words.push({ raw: match[0], start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** The pieces of a word: `user` for `user's`, `don't` for `don't`, `ERC` and `20` for `ERC-20`. */
function piecesOf(raw: string): Word[] {
  const bare = raw.replace(/['’]s$/i, '');
  const pieces: Word[] = [];
  for (const match of bare.matchAll(/[^\-‐‑]+/g)) {
    pieces.push({ raw: match[0], start: match.index, end: match.index + match[0].length });
  }
  return pieces;
}

function push(terms: Term[], text: string, start: number, end: number): void {
  const term = foldLetters(text).replace(/['’]/g, '').slice(0, MAX_TERM_LENGTH);
  if (term && !terms.some((other) => other.term === term)) terms.push({ term, start, end });
}

function pushIdentifier(terms: Term[], piece: Word): void {
  const lead = /^_*/.exec(piece.raw)?.[0].length ?? 0;
  const whole = piece.raw.slice(lead).replace(/_+$/, '');
  if (!whole) return;
  const start = piece.start + lead;
  push(terms, whole, start, start + whole.length);
  if (HEX.test(whole)) return;
  if (/^\d/.test(whole) && /[,_]/.test(whole)) {
    push(terms, whole.replace(/[,_]/g, ''), start, start + whole.length);
    return;
  }
  if (/^v\d/i.test(whole) && whole.includes('.')) push(terms, whole.slice(1), start + 1, piece.end);
  if (/[.'’]/.test(whole)) return;
  for (const segment of whole.matchAll(/[^_]+/g)) {
    pushSegment(terms, segment[0], start + segment.index);
  }
}

function pushSegment(terms: Term[], segment: string, start: number): void {
  push(terms, segment, start, start + segment.length);
  if (ACRONYM_PLURAL.test(segment)) {
    push(terms, segment.slice(0, -1), start, start + segment.length - 1);
    return;
  }
  for (const part of segment.matchAll(PART)) {
    // A single letter or digit has no meaning, such as the `v` and the `1` of `v1`.
    if (part[0].length < 2) continue;
    push(terms, part[0], start + part.index, start + part.index + part[0].length);
  }
}

/**
 * The terms under which a word is indexed, the word itself first: `createWithTimestampsLL` is also `create`,
 * `with`, `timestamps` and `ll`; an address or selector is one term. Terms are not stemmed.
 */
export function termsOf(raw: string): readonly Term[] {
  const known = split.get(raw);
  if (known) return known;
  const terms: Term[] = PLAIN.test(raw)
    ? [{ term: raw.toLowerCase(), start: 0, end: raw.length }]
    : splitUp(raw);
  if (split.size >= SPLIT_LIMIT) split.clear();
  split.set(raw, terms);
  return terms;
}

function splitUp(raw: string): Term[] {
  const terms: Term[] = [];
  const pieces = piecesOf(raw);
  if (pieces.length > 1) {
    push(terms, pieces.map((piece) => piece.raw).join(''), 0, raw.length);
  }
  for (const piece of pieces) pushIdentifier(terms, piece);
  return terms;
}

// Prose repeats words, so caching the terms of a word makes indexing several times faster.
const split = new Map<string, readonly Term[]>();
const SPLIT_LIMIT = 20_000;

/** All terms of a text, in order and with repetitions: the tokenizer of the index. */
export function tokenize(text: string): string[] {
  const out: string[] = [];
  for (const word of rawWordsOf(text)) {
    for (const { term } of termsOf(word)) out.push(term);
  }
  return out;
}
