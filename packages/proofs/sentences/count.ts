import { statementKinds, type Kind } from '../worlds/kinds';
import { casesOf } from './reach';
import type { Statement } from './read-tests';

export interface Count {
  name: string;
  count: number;
}

interface KindCount extends Count {
  /** How many of them are asked in several cases, and in how many together. */
  several: number;
  cases: number;
}

export interface Counts {
  /** By the first part of the address, such as `concepts`. */
  sections: Count[];
  /** By address. */
  pages: Count[];
  /** By what they are tested against; a sentence about two releases counts for each. */
  kinds: KindCount[];
}

/** Counts the statements by section, page and kind; sections and pages are sorted by name. */
export function countStatements(statements: readonly Statement[]): Counts {
  const tally = (names: readonly string[]): Count[] =>
    [...new Set(names)]
      .sort()
      .map((name) => ({ name, count: names.filter((other) => other === name).length }));
  const reach = statements.filter(({ range }) => range).map(casesOf);
  const used = statements.flatMap((statement) => statement.kinds);
  return {
    sections: tally(statements.map(({ page }) => page.split('/')[1] ?? '')),
    pages: tally(statements.map(({ page }) => page)),
    kinds: (Object.keys(statementKinds) as Kind[])
      .map((kind) => {
        const cases = reach.flatMap((one) => one[kind] ?? []);
        return {
          name: statementKinds[kind],
          count: used.filter((one) => one === kind).length,
          several: cases.length,
          cases: cases.reduce((sum, one) => sum + one, 0),
        };
      })
      .filter(({ count }) => count > 0),
  };
}
