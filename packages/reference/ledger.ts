/** Our descriptions, with a record of missing and unused ones. */
export interface Ledger {
  /** Our text for the first of the keys that has one. */
  take(...keys: string[]): string | undefined;
  /** Records a missing description. */
  miss(key: string): void;
  /** @throws when descriptions are missing or unused, with all of them */
  verify(): void;
}

export function createLedger(entries: Readonly<Record<string, string>>): Ledger {
  const used = new Set<string>();
  const missing = new Set<string>();
  return {
    take: (...keys) => {
      const key = keys.find((candidate) => Object.hasOwn(entries, candidate));
      if (key === undefined) return undefined;
      used.add(key);
      return entries[key];
    },
    miss: (key) => void missing.add(key),
    verify: () => {
      const unused = Object.keys(entries).filter((key) => !used.has(key));
      const problems = [
        ...[...missing].map((key) => `no description: ${key}`),
        ...unused.map((key) => `unused description: ${key}`),
      ];
      if (problems.length > 0) {
        throw new Error(
          `${problems.join('\n')}\nDescriptions are in packages/reference/descriptions, those of Airdrops in airdrops/texts.`,
        );
      }
    },
  };
}
