import { describe, expect, it } from 'vitest';
import { actionIds } from '../../readings/contracts/actions';
import { rateBeside } from './rate-change';
import { readRateField } from '@sablier-docs/kit/inputs/stream-fields';
import { FLOW, resultsOf } from './testing';

const DAI = resultsOf(FLOW, { symbol: 'DAI' });
const perMonth = (typed: string): bigint => {
  const rate = readRateField(typed, '30 days');
  if (!('value' in rate)) throw new Error(rate.problem);
  return rate.value;
};
const beside = (typed: string) => rateBeside('adjustRatePerSecond', DAI, perMonth(typed));

describe('the rate of now', () => {
  it('stands beside the field before anything is typed', () => {
    const now = 'Now: 1\u202f000 DAI for every 30 days.';
    expect(rateBeside('adjustRatePerSecond', DAI, undefined)).toBe(now);
    expect(beside('1000')).toBe(now);
  });

  it.each([
    ['1200', '1\u202f200, 20 percent more'],
    ['750', '750, 25 percent less'],
    ['1000.5', '1\u202f000.5, 0.05 percent more'],
    ['999.99', '999.99, less than 0.01 percent less'],
    ['3333.333333', '3\u202f333.333333, 233.33 percent more'],
    ['0.01', '0.01, 100 percent less'],
    ['1000000', '1\u202f000\u202f000, 99\u202f900 percent more'],
  ])('is followed by a new one and the change: %s', (typed, then) => {
    expect(beside(typed)).toBe(`Now: 1\u202f000 DAI for every 30 days. Then: ${then}.`);
  });

  it('is left out where it was not read, is 0, or is not changed', () => {
    expect(rateBeside('adjustRatePerSecond', null, 5n)).toBeNull();
    const paused = resultsOf({ ...FLOW, getRatePerSecond: 0n });
    expect(rateBeside('adjustRatePerSecond', paused, 5n)).toBeNull();
    for (const action of actionIds.filter((id) => id !== 'adjustRatePerSecond')) {
      expect(rateBeside(action, DAI, 5n), action).toBeNull();
    }
  });

  it('quotes a symbol that would extend the number', () => {
    const odd = resultsOf(FLOW, { symbol: '000 DAI' });
    expect(rateBeside('adjustRatePerSecond', odd, undefined)).toContain(
      '1\u202f000 “\u2068000 DAI\u2069”',
    );
  });
});
