import { distance } from 'fastest-levenshtein';

/** The candidate that is spelled most like a word; none when one letter in five or more is another. */
export function closestNames(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 5));
  const [best] = candidates
    .map((candidate) => ({ candidate, away: distance(word, candidate) }))
    .filter(({ away }) => away <= limit)
    .sort((a, b) => a.away - b.away);
  return best?.candidate;
}
