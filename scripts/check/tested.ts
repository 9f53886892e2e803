import { unprovedClaims } from '@sablier-docs/proofs/sentences/acceptance';
import { checkStatements } from '@sablier-docs/proofs/sentences/check';
import { pagePath } from '@sablier-docs/proofs/sentences/page-files';
import { filesOnMain } from '../statements/on-main';
import type { Source } from './pages';
import { checkProblem, type Problem } from './problem';

/**
 * Faults of tested sentences: an id without a test, a test without an id, words that have changed since
 * the test last passed, claims that are new beside a test that is not. Needs no run of the tests.
 */
export function testedSentences(pages: readonly Source[]): Problem[] {
  const places = pages.map(({ file }) => pagePath(file));
  const before = filesOnMain();
  const unproved = before ? places.flatMap((place) => unprovedClaims(place, before)) : [];
  return [...checkStatements(places).problems, ...unproved].map((text) => {
    const [, file = '', line = '1', message = text] =
      /^(\S+?)(?::(\d+))?: ([^]*)$/.exec(text) ?? [];
    return checkProblem(file, { line: Number(line), column: 1 }, message);
  });
}
