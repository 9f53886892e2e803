import type { DocSearchHit } from '@docsearch/react';
import { expect, it } from 'vitest';
import { messageOf } from './message-of';

const found = (hits: number, total: number) => ({
  status: 'idle' as const,
  query: '0x12',
  hits: Array.from({ length: hits }, () => ({}) as DocSearchHit),
  total,
});

it.each([
  [0, 0, 'No results for "0x12"'],
  [1, 0, 'One direct answer'],
  [2, 0, '2 direct answers'],
  [3, 1, 'One document found'],
  [12, 57, '57 documents found'],
])('%i rows of which %i are documents: %s', (hits, total, message) => {
  expect(messageOf(found(hits, total))).toBe(message);
});

it('returns no message before the first response', () => {
  expect(messageOf({ ...found(0, 0), query: undefined })).toBe('');
});
