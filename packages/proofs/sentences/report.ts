import type { Reworded } from './check';

/** Path of the list for a reviewer, from the root of the repository: a `Reworded[]`. */
export const REPORT = '.reports/reworded-statements.json';

/** The terminal output about reworded sentences. */
export function describeReworded(reworded: readonly Reworded[]): string[] {
  if (reworded.length === 0) return ['Every tested sentence has the words that were last proved.'];
  return [
    `Tested sentences with other words than when they were last proved: ${reworded.length}`,
    ...reworded.flatMap(({ file, line, id, accepted, now }) => [
      `  ${file}:${line} ${id}`,
      `    it was: ${accepted}`,
      `    it is:  ${now}`,
    ]),
  ];
}
