/** Descriptions of ours, with a record of which were wanted and which were used. */
export interface Ledger {
  /** Our text for the first of the keys that has one. */
  take(...keys: string[]): string | undefined;
  /** Notes that something required has no description. */
  miss(key: string): void;
  /** @throws when a description is missing or was never used, naming every one */
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
        ...unused.map((key) => `description that nothing asks for: ${key}`),
      ];
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}
