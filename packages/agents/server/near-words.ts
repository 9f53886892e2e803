import { editDistance } from '@sablier-docs/search/embedded/edit-distance';

/** How many names are offered, and how many typing errors one may have. */
const MOST = 3;
const EDITS = 3;

/**
 * Names that a text may mean: those within a few typing errors, then those that begin like it or have it inside.
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
      return { name, rank: edits <= most ? edits : isPart ? EDITS + 1 : Infinity };
    })
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ name }) => name);
}
