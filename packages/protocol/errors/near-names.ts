/** How many names are offered. */
const MOST = 3;

/** `SablierFlow_InsufficientBalance` -> insufficient, balance: the part before the underscore is the contract's. */
const wordsOf = (name: string): string[] =>
  (name.replace(/^.*_/, '').match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) =>
    word.toLowerCase(),
  );

/**
 * Errors that a name without an entry may mean: those that share most of its words, at least half of the shorter
 * name, and among equals those of the same contract.
 * @param name an identifier, for example `SablierFlow_InsufficientBalance`
 * @returns at most three names, best first
 */
export function nearNames(name: string, names: Iterable<string>): string[] {
  const wanted = new Set(wordsOf(name));
  const contract = name.includes('_') ? name.replace(/_.*/, '_') : undefined;
  return [...new Set(names)]
    .map((candidate) => {
      const words = new Set(wordsOf(candidate));
      const shared = [...words].filter((word) => wanted.has(word)).length;
      const share = (2 * shared) / (words.size + wanted.size);
      return {
        candidate,
        score: share + (contract && candidate.startsWith(contract) ? 0.2 : 0),
        share,
      };
    })
    .filter(({ share }) => share >= 0.4)
    .sort((a, b) => b.score - a.score || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
}
