import {
  describe,
  ELLIPSIS,
  markRanges,
  matchRanges,
  type Matcher,
  type Range,
} from './highlight.ts';
import type { HighlightResult } from './types.ts';

interface Span {
  start: number;
  end: number;
}

/**
 * The `words` consecutive words of a text that say most about the query, highlighted, with an
 * ellipsis where the text goes on. A text that is short enough comes back whole.
 */
export function snippet(
  text: string,
  matcher: Matcher,
  wordCount: number,
  words: number,
): HighlightResult {
  const ranges = matchRanges(text, matcher);
  const spans = Array.from(text.matchAll(/\S+/g), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (spans.length <= words) return describe(markRanges(text, ranges), text, ranges, wordCount);

  const first = bestWindow(spans, ranges, words);
  const start = spans[first]?.start ?? 0;
  const end = spans[first + words - 1]?.end ?? text.length;
  const inside = ranges.filter((range) => range.start >= start && range.end <= end);
  const value =
    (first > 0 ? ELLIPSIS : '') +
    markRanges(text, inside, start, end) +
    (first + words < spans.length ? ELLIPSIS : '');
  return describe(value, text, inside, wordCount);
}

/**
 * Index of the first word of the best window: most different words of the query, then most marked
 * characters; among equals the one whose first match stands nearest to a third of the window, so
 * that there is context on both sides.
 */
function bestWindow(spans: readonly Span[], ranges: readonly Range[], words: number): number {
  let best = 0;
  let bestScore = -1;
  const lead = Math.floor(words / 3);
  const last = spans.length - words;
  for (const range of ranges) {
    const at = spans.findIndex((span) => span.end > range.start);
    const first = Math.max(0, Math.min(at - lead, last));
    const start = spans[first]?.start ?? 0;
    const end = spans[first + words - 1]?.end ?? 0;
    const inside = ranges.filter((other) => other.start >= start && other.end <= end);
    const different = new Set(inside.map((other) => other.word)).size;
    const marked = inside.reduce((sum, other) => sum + other.end - other.start, 0);
    const score = different * 1_000 + marked;
    if (score > bestScore) {
      bestScore = score;
      best = first;
    }
  }
  return best;
}
