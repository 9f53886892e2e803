import { describe, expect, it } from 'vitest';
import { matchesContract, type SearchableRow } from './match';

const row: SearchableRow = {
  names: 'bnb chain\nbsc\nsablierlockup\nlk3',
  numbers: ['56', '87654321'],
  address: '0x6cd06aaf06506bc3ff382d83023354e2b80eed22',
};

describe('the filter of a deployments page', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['bnb', true],
    ['BSC', true],
    ['Lockup', true],
    ['LK3', true],
    ['chain sablierlockup', true],
    ['56', true],
    ['87654321', true],
    ['0x6cd06A', true],
    ['0x', true],
    ['eed22', true],
    ['0x6cd06Aaf06506bC3fF382d83023354E2B80EeD22', true],
    ['ethereum', false],
    ['bnb flow', false],
    ['5', false],
    ['876543', false],
    ['0xcd06', false],
    ['d22', false],
    ['06506b', false],
  ])('answers for the query "%s" whether the contract fits: %s', (query, expected) => {
    expect(matchesContract(row, query)).toBe(expected);
  });
});
