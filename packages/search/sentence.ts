import { highlightedText, matchRanges, type Matcher } from './highlight.ts';
import { snippet } from './snippet.ts';
import type { HighlightResult } from './types.ts';

/** Between two sentences. */
const BETWEEN = /(?<=[.!?])\s+/;

/** A capital letter, at least three words and a full stop. */
const SENTENCE = /^\p{Lu}\S*(?: \S+){2,}[.!?]$/u;

const CODE = /[{};=]|\w\(|=>|0x|https?:/;

/** A longer sentence is cut, like other texts. */
const LONGEST = 30;

/**
 * The sentence of a text that matches best, highlighted, for people who don't write code; {@link snippet} of a text
 * without one.
 */
export function sentence(
  text: string,
  matcher: Matcher,
  wordCount: number,
  words: number,
): HighlightResult {
  const found = text
    .split('\n')
    .flatMap((line) => line.split(BETWEEN))
    .filter((one) => SENTENCE.test(one) && !CODE.test(one));
  const rated = found.map((one) => {
    const matches = matchRanges(one, matcher);
    return { one, matches, value: new Set(matches.map(({ word }) => word)).size };
  });
  const best = rated.reduce<(typeof rated)[number] | undefined>(
    (top, next) => (top && top.value >= next.value ? top : next),
    undefined,
  );
  if (!best) return snippet(text, matcher, wordCount, words);
  return best.one.split(' ').length > LONGEST
    ? snippet(best.one, matcher, wordCount, words)
    : highlightedText(best.one, best.matches, wordCount);
}
