import { editDistance } from '@sablier-docs/search/embedded/edit-distance';

/** How many names are offered, and how many typing errors one may have. */
const MOST = 3;
const EDITS = 3;

/**
 * Names that a text may mean: those that begin like it or are one typing error away, those within a few, those that
 * have it inside, then those with a word that is one typing error away, the shorter names first.
 * @returns at most three names, best first
 */
export function nearWords(text: string, names: readonly string[]): string[] {
  const wanted = text.trim().toLowerCase();
  const most = Math.min(EDITS, Math.floor(wanted.length / 2));
  const ranked = names
    .map((name) => {
      const lower = name.toLowerCase();
      const edits = editDistance(wanted, lower, most);
      const isPart =
        wanted.length > 2 &&
        (lower.includes(wanted) || (lower.length > 2 && wanted.includes(lower)));
      const begins = wanted.length > 2 && lower.startsWith(wanted) ? 1 : Infinity;
      const isLike = most > 1 && wordsOf(name).some((word) => editDistance(wanted, word, 1) <= 1);
      const inside = isPart ? EDITS + 1 : isLike ? EDITS + 2 : Infinity;
      const rank = Math.min(begins, edits <= most ? edits : inside);
      return { name, rank };
    })
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length);
  // A word inside a name counts only where no name is closer.
  const [closest] = ranked;
  return ranked
    .filter(({ rank }) => rank <= EDITS + 1 || rank === closest?.rank)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** The words of a name such as `LockupStream` or `stream_by_pk`, in small letters. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());

/** ` Did you mean Sepolia?`, with a space before it; empty without a name that comes close. */
export function didYouMean(text: string, names: readonly string[]): string {
  const near = nearWords(text, names);
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}
