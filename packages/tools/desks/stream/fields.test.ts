import { expect, it } from 'vitest';
import { keptForNextAction } from './fields';

it('no address, amount or rate of one action reaches the next', () => {
  const typed = {
    ...{ to: '0xa', from: '0xb', amount: '1', lines: '5 1', ids: '5', rate: '2', period: 'day' },
    ...{ fee: '3', decimals: '6' },
  };
  expect(keptForNextAction(typed)).toEqual({ decimals: '6' });
  expect(keptForNextAction({})).toEqual({});
});
