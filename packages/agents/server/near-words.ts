import { editDistance } from '@sablier-docs/search/embedded/edit-distance';

/** How many names are offered, and how many typing errors one may have. */
const MOST = 3;
const EDITS = 3;

/**
 * Names that a text may mean: those that begin like it or are one typing error away, those within a few, then those
 * that have it inside.
 * @returns at most three names, best first
 */
export function nearWords(text: string, names: readonly string[]): string[] {
  const wanted = text.trim().toLowerCase();
  const most = Math.min(EDITS, Math.floor(wanted.length / 2));
  return names
    .map((name) => {
      const lower = name.toLowerCase();
      const edits = editDistance(wanted, lower, most);
      const isPart = wanted.length > 2 && (lower.includes(wanted) || wanted.includes(lower));
      const begins = wanted.length > 2 && lower.startsWith(wanted) ? 1 : Infinity;
      const rank = Math.min(begins, edits <= most ? edits : isPart ? EDITS + 1 : Infinity);
      return { name, rank };
    })
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** ` Did you mean Sepolia?`, with a space before it; empty without a name that comes close. */
export function didYouMean(text: string, names: readonly string[]): string {
  const near = nearWords(text, names);
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}
