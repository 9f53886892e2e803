import { describe, expect, it } from 'vitest';
import { describe as say, fits } from '../../../src/components/ErrorFilter/filter';

const entry =
  'SablierFlow_Overdraw Selector 0x7f5b2ac3 The amount is above the withdrawable one. Raised by withdraw';

describe('the filter of errors', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['overdraw', true],
    ['FLOW_over', true],
    ['withdraw amount', true],
    ['0x7f5b', true],
    ['0x7F5B2AC3', true],
    [`0x7f5b2ac3${'00'.repeat(64)}`, true],
    ['lockup', false],
    ['flow lockup', false],
    ['0x7f5b2ac4', false],
    [`0x7f5b2ac4${'00'.repeat(64)}`, false],
  ])('answers for the query "%s" whether the error fits: %s', (query, expected) => {
    expect(fits(entry, query)).toBe(expected);
  });

  it('says how many of how many', () => {
    expect(say(155, 155)).toBe('155 errors');
    expect(say(3, 155)).toBe('3 of 155 errors');
    expect(say(0, 155)).toBe('0 of 155 errors');
  });
});
