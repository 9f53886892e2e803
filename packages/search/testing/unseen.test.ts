import { describe, expect, it } from 'vitest';
import { packedPages, unpack } from '../embedded/pack.ts';
import { fixtureRecords } from '../embedded/fixtures.ts';
import { withoutQuestions } from './unseen.ts';

const pages = packedPages([
  ...fixtureRecords('/support/faq', 'FAQ', '<p>Text.</p>'),
  ...fixtureRecords('/guides/start', 'Start', '<p>Text.</p>'),
]);
const many = Array.from({ length: 20 }, (_, at) => `where is my coin number ${at}`);
const questions = new Map([
  ['/support/faq', new Map([['page', many]])],
  ['/guides/start', new Map([['page', ['begin']]])],
]);

describe('questions that are left out', () => {
  it('are each asked in one fold, and missing in its index', () => {
    const folds = [0, 1, 2].map((fold) => withoutQuestions(pages, [], questions, fold, 3));
    const asked = folds.flatMap((fold) => fold.asked.map(({ query }) => query));
    expect(asked.toSorted()).toEqual([...many, 'begin'].toSorted());
    for (const fold of folds) {
      const kept = unpack(fold.index).pages.flatMap(({ sections }) => sections[0]?.questions ?? []);
      expect(kept.length).toBe(21 - fold.asked.length);
      for (const { query } of fold.asked)
        expect(kept).not.toContain(query.replace(/^where is my /, ''));
    }
    expect(pages[0]?.sections[0]?.contents).toEqual(['Text.']);
  });

  it('are none beyond the folds, and name page, section and reader', () => {
    expect(withoutQuestions(pages, [], questions, 3, 3).asked).toEqual([]);
    const { asked } = withoutQuestions(pages, [], questions, 0, 1);
    expect(asked.at(-1)).toEqual({
      query: 'begin',
      kind: 'engineer',
      expect: ['/guides/start'],
      section: ['/guides/start'],
    });
    expect(asked[0]?.kind).toBe('layperson');
  });
});
