import { describe, expect, it } from 'vitest';
import { wrongCounts } from '../../../scripts/check/counts';

const messages = (text: string) =>
  wrongCounts([{ file: 'docs/x.mdx', text }]).map(({ line, message }) => `${line} ${message}`);

describe('a number that announces a list', () => {
  it.each([
    ['a list', 'It fails in three cases:\n\n- one\n- two\n\nThen three more.', /^1 "three".* of 2/],
    ['a numbered list', 'Text.\n\nDo Two things:\n\n1. one\n2. two\n3. three\n', /^3 "Two".* of 3/],
    ['a table', 'Two accounts:\n\n| A | B |\n| - | - |\n| 1 | 2 |\n', /^1 "Two".* of 1/],
    ['a marked list', 'Two losses: {/* tested: x */}\n\n- one\n', /^1 "Two".* of 1/],
  ])('is refused when %s has another length', (_, text, says) => {
    expect(messages(text).join('\n')).toMatch(says);
  });

  it.each([
    ['counts it', 'It fails in two cases:\n\n- one\n  and more\n- two\n'],
    ['counts rows', 'Three rows:\n\n| A |\n| - |\n| 1 |\n| 2 |\n| 3 |\n'],
    ['ends its sentence before', 'There are three. The first:\n\n- one\n'],
    ['announces nothing', 'Three of them are paid.\n\n- one\n'],
  ])('is accepted when it %s', (_, text) => {
    expect(messages(text)).toEqual([]);
  });
});
