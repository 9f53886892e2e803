import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../../config/redirects';

/** The owner's list, tab separated, kept beside the test as it was given. */
const asked = readFileSync(new URL('redirects.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

describe('redirects', () => {
  it('are the rows that were asked for, in their order', () => {
    expect(redirects).toEqual(asked);
  });

  it('name no address twice and never lead to another redirect', () => {
    const from = redirects.map(([address]) => address);
    expect(new Set(from).size).toBe(from.length);
    expect(redirects.filter(([, to]) => from.includes(to))).toEqual([]);
  });
});
