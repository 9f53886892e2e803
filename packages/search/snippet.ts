import { highlightedText, ELLIPSIS, matchRanges, type Match, type Matcher } from './highlight.ts';
import type { HighlightResult, Range } from './types.ts';

/**
 * The `words` consecutive words of a text that match the query best, highlighted, with an ellipsis where the
 * text continues. A text that is short enough is returned whole.
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
  if (spans.length <= words) return highlightedText(text, ranges, wordCount);

  const first = bestWindow(spans, ranges, words);
  const start = spans[first]?.start ?? 0;
  const end = spans[first + words - 1]?.end ?? text.length;
  const lead = first > 0 ? ELLIPSIS : '';
  const trail = first + words < spans.length ? ELLIPSIS : '';
  const moved = lead.length - start;
  const inside = ranges
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({ ...range, start: range.start + moved, end: range.end + moved }));
  return highlightedText(lead + text.slice(start, end) + trail, inside, wordCount);
}

/**
 * Index of the first word of the best window: most distinct words of the query, then most marked characters;
 * among equals, the one whose first match is closest to a third of the window, so that both sides have context.
 */
function bestWindow(spans: readonly Range[], ranges: readonly Match[], words: number): number {
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
