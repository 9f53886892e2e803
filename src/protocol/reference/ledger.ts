import type { Correction } from './descriptions/corrections';

/** Descriptions and corrections of ours, with a record of which were wanted and which were used. */
export interface Ledger {
  /** Our text for the first of the keys that has one. */
  take(...keys: string[]): string | undefined;
  /** Our text that takes the place of a comment, for the first of the keys that has one. */
  replace(...keys: string[]): string | undefined;
  /** A text of a package with what its code contradicts put right. */
  correct(text: string): string;
  /** Notes that something required has no description. */
  miss(key: string): void;
  /** @throws when a description is missing, or one or a correction was never used, naming every one */
  verify(): void;
}

export function createLedger(
  entries: Readonly<Record<string, string>>,
  corrections: readonly Correction[],
  replacements: Readonly<Record<string, string>> = {},
): Ledger {
  const used = new Set<string>();
  const replaced = new Set<string>();
  const corrected = new Set<Correction>();
  const missing = new Set<string>();
  return {
    take: (...keys) => {
      const key = keys.find((candidate) => Object.hasOwn(entries, candidate));
      if (key === undefined) return undefined;
      used.add(key);
      return entries[key];
    },
    replace: (...keys) => {
      const key = keys.find((candidate) => Object.hasOwn(replacements, candidate));
      if (key === undefined) return undefined;
      replaced.add(key);
      return replacements[key];
    },
    correct: (text) =>
      corrections.reduce((result, correction) => {
        if (!result.includes(correction.wrong)) return result;
        corrected.add(correction);
        return result.replaceAll(correction.wrong, correction.right);
      }, text),
    miss: (key) => void missing.add(key),
    verify: () => {
      const unused = Object.keys(entries).filter((key) => !used.has(key));
      const problems = [
        ...[...missing].map((key) => `no description: ${key}`),
        ...unused.map((key) => `description that nothing asks for: ${key}`),
        ...Object.keys(replacements)
          .filter((key) => !replaced.has(key))
          .map((key) => `replacement of no comment: ${key}`),
        ...corrections
          .filter((correction) => !corrected.has(correction))
          .map(({ wrong }) => `correction of what no comment says: ${wrong}`),
      ];
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}
