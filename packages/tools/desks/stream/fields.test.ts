import { expect, it } from 'vitest';
import { keptStreamTexts } from './fields';
import { readIds, readStreamAmounts } from '@sablier-docs/kit/inputs/stream-fields';

it('keeps no address, amount or rate when the action changes', () => {
  const typed = {
    to: '0xa',
    from: '0xb',
    amount: '1',
    lines: '5 1',
    ids: '5',
    rate: '2',
    period: 'day',
    fee: '3',
    decimals: '6',
  };
  expect(keptStreamTexts(typed)).toEqual({ decimals: '6' });
  expect(keptStreamTexts({})).toEqual({});
});

it.each([
  ['1,234', /can be one ID or 2\. Write 1234 for one, or a space after each comma: 1, 234\./],
  ['7 12,345,678', /one ID or 3\. Write 12345678/],
  ['1\u202f234', /one ID or 2/],
])('asks whether %j is one stream or several', (typed, question) => {
  const read = readIds(typed);
  expect('problem' in read && read.problem).toMatch(question);
});

it.each([
  ['1, 234', [1n, 234n]],
  ['1,2,34', [1n, 2n, 34n]],
  ['1234;7\n5', [1234n, 7n, 5n]],
])('reads %j as several streams', (typed, value) => {
  expect(readIds(typed)).toEqual({ value });
});

it('takes an amount after an ID as a page prints it, with spaces between thousands', () => {
  expect(readStreamAmounts('7 1\u202f250.5\n12  3.25', () => 6)).toMatchObject({
    value: [
      { id: 7n, amount: 1_250_500_000n },
      { id: 12n, amount: 3_250_000n },
    ],
  });
});
