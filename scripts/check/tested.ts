import { checkStatements } from '@sablier-docs/vocabulary/statements/check';
import { placeOf } from '@sablier-docs/vocabulary/statements/page-files';
import type { Source } from './pages';
import { problem, type Problem } from './problem';

/**
 * Faults of tested sentences: an id without a test, a test without an id, words that decide and have changed since
 * the test last passed. Needs no run of the tests.
 */
export function testedSentences(pages: readonly Source[]): Problem[] {
  return checkStatements(pages.map(({ file }) => placeOf(file))).problems.map((text) => {
    const [, file = '', line = '1', message = text] =
      /^(\S+?)(?::(\d+))?: ([^]*)$/.exec(text) ?? [];
    return problem(file, { line: Number(line), column: 1 }, message);
  });
}
