import { describe, expect, it } from 'vitest';
import { readWrittenPages } from '../../../scripts/check/pages';
import { lineOf } from '../../../scripts/check/problem';
import { readWritten, toProblem } from '../../../scripts/check/prose/page';
import { rebuttals, repeatedDescriptions, proseRules } from '../../../scripts/check/prose/rules';

const pages = readWrittenPages().map(readWritten);

/* The rules are those of `npm run check`, which also names the fix. */
describe('every page', () => {
  it('is among the more than 150 that are read', () => {
    expect(pages.length).toBeGreaterThan(150);
  });

  it.each(proseRules)('keeps the rule: $name', ({ find }) => {
    const found = pages.flatMap((page) => find(page).map((one) => lineOf(toProblem(page, one))));
    expect(found).toEqual([]);
  });

  it('has a description of its own', () => {
    expect(repeatedDescriptions(pages).map(([page]) => page.file)).toEqual([]);
  });

  it('rebuts only the few older claims that have misled many', () => {
    expect(rebuttals(pages).map(([page]) => page.file)).toEqual([]);
  });
});
