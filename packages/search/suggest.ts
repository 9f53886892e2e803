import { SUGGESTION_LIMIT } from './limits.ts';
import { MAX_QUERY_LENGTH } from './query.ts';
import { foldLetters, wordsOf } from './tokens.ts';

/** Share of trigrams that two texts must have in common to be similar. */
const LIKENESS = 0.2;

/**
 * At most three headings that are similar to a query without results, most similar first. A heading always has
 * results.
 */
export function suggestQueries(query: string, headings: Iterable<string>): string[] {
  const asked = trigrams(query);
  if (asked.size === 0) return [];
  const best = new Map<string, { heading: string; likeness: number }>();
  for (const heading of headings) {
    if (heading.length > MAX_QUERY_LENGTH) continue;
    const key = foldLetters(heading);
    if (best.has(key) || key === foldLetters(query).trim()) continue;
    const likeness = dice(asked, trigrams(heading));
    if (likeness >= LIKENESS) best.set(key, { heading, likeness });
  }
  return [...best.values()]
    .sort((a, b) => b.likeness - a.likeness || a.heading.length - b.heading.length)
    .slice(0, SUGGESTION_LIMIT)
    .map(({ heading }) => heading);
}

/** Trigrams of each word; two leading spaces give its beginning more weight. */
function trigrams(text: string): Set<string> {
  const triples = new Set<string>();
  for (const { raw } of wordsOf(text)) {
    const padded = `  ${foldLetters(raw)} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) triples.add(padded.slice(at, at + 3));
  }
  return triples;
}

/** https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient */
function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const triple of a) if (b.has(triple)) common += 1;
  return (2 * common) / (a.size + b.size);
}
