import { expect, test } from 'vitest';
import { idOfHash } from '@sablier-docs/browser/address';
import { hashOfState, stateOfHash } from './url-state';
import { splitQuery, writeQuery } from '../inputs/query';

test('the state of a tool is in the hash after its id', () => {
  const hash = hashOfState('csv-checker', writeQuery([['format', 'flow/stream & more']]));
  expect(hash).toBe('#csv-checker?format=flow%2Fstream+%26+more');
  expect(stateOfHash(hash, 'csv-checker')).toBe('?format=flow%2Fstream+%26+more');
  expect(stateOfHash(hash, 'csv')).toBeNull();
  expect(hashOfState('csv-checker', '')).toBe('');
});

test('other hashes hold no state, and an id is found with and without one', () => {
  for (const hash of ['', '#', '#checker', '#?a=1', '#a/b?c']) {
    expect(stateOfHash(hash, 'checker'), hash).toBeNull();
  }
  expect(idOfHash('#csv-checker?format=x#y')).toBe('csv-checker');
  expect(idOfHash('#checker')).toBe('checker');
});

test('what an older link has in the query is told from what others have', () => {
  expect(splitQuery('?utm=x&data=0x12&q=a%20b', ['data'])).toEqual({
    own: '?data=0x12',
    rest: '?utm=x&q=a+b',
  });
  expect(splitQuery('?utm=x', ['data'])).toEqual({ own: '', rest: '?utm=x' });
  expect(splitQuery('?data=1', ['data'])).toEqual({ own: '?data=1', rest: '' });
});
