import { termsOf, wordsOf } from './tokens.ts';
import type { HighlightResult, Range } from './types.ts';

export const ELLIPSIS = '…';

/**
 * Returns for a term of the text how many of its first characters to mark (0 for none) and for which word of
 * the query.
 */
export type Matcher = (term: string) => { length: number; word: string } | undefined;

/** A part of a text that matched, and the word of the query that it matched. */
export interface Match extends Range {
  word: string;
}

/** The matches in a text, in order and without overlap. */
export function matchRanges(text: string, matcher: Matcher): Match[] {
  const ranges: Match[] = [];
  for (const word of wordsOf(text)) {
    const found = bestRange(word.raw, matcher);
    if (!found) continue;
    ranges.push({ ...found, start: word.start + found.start, end: word.start + found.end });
  }
  return ranges;
}

/** The longest match inside one word: the whole word, or the part that was searched for. */
function bestRange(raw: string, matcher: Matcher): Match | undefined {
  let best: Match | undefined;
  for (const { term, start, end } of termsOf(raw)) {
    const match = matcher(term);
    if (!match || match.length === 0) continue;
    // Folding and joined numbers change the length; then the whole term is marked.
    const partial = end - start === term.length && match.length < term.length;
    const stop = partial ? start + match.length : end;
    if (!best || stop - start > best.end - best.start)
      best = { start, end: stop, word: match.word };
  }
  return best;
}

/** A whole text, highlighted. `wordCount` is the number of words in the query. */
export function highlight(text: string, matcher: Matcher, wordCount: number): HighlightResult {
  return highlightedText(text, matchRanges(text, matcher), wordCount);
}

/** @param text the shown text; the matches are ranges in it */
export function highlightedText(
  text: string,
  matches: readonly Match[],
  wordCount: number,
): HighlightResult {
  const ranges = matches.map(({ start, end }) => ({ start, end }));
  const matchedWords = [...new Set(matches.map(({ word }) => word))];
  if (matchedWords.length === 0) return { text, ranges, matchLevel: 'none', matchedWords };
  const marked = ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    text,
    ranges,
    matchLevel: matchedWords.length >= wordCount ? 'full' : 'partial',
    matchedWords,
    fullyHighlighted: marked >= text.trim().length,
  };
}
