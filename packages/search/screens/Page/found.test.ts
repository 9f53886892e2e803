import type { DocSearchHit } from '@docsearch/react';
import { expect, it } from 'vitest';
import type { SearchResponse } from '../..';
import { withPage, type Found } from './found';

const hit = (objectID: string) => ({ objectID }) as DocSearchHit;
const NONE: Found = {
  status: 'loading',
  hits: [],
  total: 0,
  page: 0,
  hasMore: false,
  suggestions: [],
};
/** A page of an answer of two. */
const answer = (direct: readonly string[], ids: readonly string[], nbPages = 2) => ({
  direct: direct.map(hit),
  response: { hits: ids.map(hit), nbHits: 3, nbPages } as unknown as SearchResponse,
  suggestions: [],
});
const idsOf = ({ hits }: Found) => hits.map(({ objectID }) => objectID);

it('direct answers stand above the first page, and the next page comes below without what is there', () => {
  const first = withPage(NONE, { query: 'fee', page: 0 }, answer(['direct'], ['a', 'b']));
  expect(idsOf(first)).toEqual(['direct', 'a', 'b']);
  const second = withPage(first, { query: 'fee', page: 1 }, answer([], ['b', 'c']));
  expect(idsOf(second)).toEqual(['direct', 'a', 'b', 'c']);
  expect(second).toMatchObject({ status: 'idle', query: 'fee', total: 3, page: 1 });
});

it.each([
  ['the first of two pages', 0, 2, true],
  ['the last of two', 1, 2, false],
  ['the only one', 0, 1, false],
  ['none at all', 0, 0, false],
])('says whether there is more after %s', (_, page, pages, hasMore) => {
  expect(withPage(NONE, { query: 'fee', page }, answer([], ['a'], pages)).hasMore).toBe(hasMore);
});
