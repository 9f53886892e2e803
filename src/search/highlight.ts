import { termsOf, wordsOf } from './tokens.ts';
import type { HighlightResult } from './types.ts';

export const MARK_OPEN = '<mark>';
export const MARK_CLOSE = '</mark>';
export const ELLIPSIS = '…';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The only function whose output may be set as HTML: text stays text. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/**
 * Says for a term of the text how many of its first characters to mark (0: none) and for which
 * word of the query.
 */
export type Matcher = (term: string) => { length: number; word: string } | undefined;

/** A marked stretch of the text. */
export interface Range {
  start: number;
  end: number;
  word: string;
}

/** Where a text matches; ranges are in order and do not overlap. */
export function matchRanges(text: string, matcher: Matcher): Range[] {
  const ranges: Range[] = [];
  for (const word of wordsOf(text)) {
    const found = bestRange(word.raw, matcher);
    if (!found) continue;
    ranges.push({ ...found, start: word.start + found.start, end: word.start + found.end });
  }
  return ranges;
}

/** The longest match inside one word: its whole, or the part that was asked for. */
function bestRange(raw: string, matcher: Matcher): Range | undefined {
  let best: Range | undefined;
  for (const { term, start, end } of termsOf(raw)) {
    const match = matcher(term);
    if (!match || match.length === 0) continue;
    // Folding and joined numbers change lengths; then the whole term is marked.
    const partial = end - start === term.length && match.length < term.length;
    const stop = partial ? start + match.length : end;
    if (!best || stop - start > best.end - best.start)
      best = { start, end: stop, word: match.word };
  }
  return best;
}

/** Escapes the text and puts `<mark>` around the ranges. */
export function markRanges(text: string, ranges: readonly Range[], from = 0, to = text.length) {
  let html = '';
  let at = from;
  for (const range of ranges) {
    if (range.start < at || range.end > to) continue;
    html += escapeHtml(text.slice(at, range.start)) + MARK_OPEN;
    html += escapeHtml(text.slice(range.start, range.end)) + MARK_CLOSE;
    at = range.end;
  }
  return html + escapeHtml(text.slice(at, to));
}

/** A whole text highlighted. `wordCount` is how many words the query has. */
export function highlight(text: string, matcher: Matcher, wordCount: number): HighlightResult {
  const ranges = matchRanges(text, matcher);
  return describe(markRanges(text, ranges), text, ranges, wordCount);
}

/** A value of a service that marks by itself: escaped, then only balanced `<mark>` comes back. */
export function sanitizeMarked(value: string): string {
  return escapeHtml(value).replace(
    /&lt;mark&gt;((?:(?!&lt;\/?mark&gt;)[\s\S])*)&lt;\/mark&gt;/g,
    `${MARK_OPEN}$1${MARK_CLOSE}`,
  );
}

export function describe(
  value: string,
  text: string,
  ranges: readonly Range[],
  wordCount: number,
): HighlightResult {
  const matchedWords = [...new Set(ranges.map((range) => range.word))];
  if (matchedWords.length === 0) return { value, matchLevel: 'none', matchedWords };
  const marked = ranges.reduce((sum, range) => sum + range.end - range.start, 0);
  return {
    value,
    matchLevel: matchedWords.length >= wordCount ? 'full' : 'partial',
    matchedWords,
    fullyHighlighted: marked >= text.trim().length,
  };
}
