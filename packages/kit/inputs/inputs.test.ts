import { describe, expect, test } from 'vitest';
import { MAX_UINT128, MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import { readAddress, ZERO_ADDRESS } from './addresses';
import { plainAmount, readAmount, readDecimals, readOptionalAmount } from './amounts';
import { readDuration, shortDuration } from './durations';
import { isRead } from './parsed';
import { readTime } from './times';

const START = 1_767_225_600n;
const problem = (parsed: object) => ('problem' in parsed ? String(parsed.problem) : 'read');

describe('amounts', () => {
  test('are exact to the last unit and stop at uint128', () => {
    expect(readAmount('1,234.5', 6)).toEqual({ value: 1_234_500_000n });
    expect(readAmount(plainAmount(MAX_UINT128, 18), 18)).toEqual({ value: MAX_UINT128 });
    expect(problem(readAmount(plainAmount(MAX_UINT128 + 1n, 18), 18))).toMatch(/^Enter at most/);
    expect(problem(readAmount('0.0000001', 6))).toContain('at most 6 decimals');
  });

  test('refuse what is no number, each with its own words', () => {
    for (const text of ['', ' ', '-1', '1e18', '0x10', '1.2.3', '١', 'NaN', "1'000", '12,34']) {
      expect(isRead(readAmount(text, 18)), text).toBe(false);
    }
  });

  test('are 0 in an optional field that is empty', () => {
    expect(readOptionalAmount(' ', 18)).toEqual({ value: 0n });
    expect(isRead(readOptionalAmount('x', 18))).toBe(false);
  });

  test('have decimals from 0 to 18', () => {
    expect(readDecimals(' 6 ')).toEqual({ value: 6 });
    for (const text of ['', '19', '-1', '1.5', '6n', '999']) {
      expect(isRead(readDecimals(text)), text).toBe(false);
    }
  });
});

describe('addresses', () => {
  const MIXED = '0x8b1dD8774373729B7755202079F52D8c7444D335';

  test.each([
    ['one letter in the other case', MIXED.replace('dD', 'DD'), 'its checksum does not fit'],
    ['the zero address', ZERO_ADDRESS, 'belongs to nobody'],
    ['a private key', `0x${'4f'.repeat(32)}`, 'length of a private key'],
    ['a private key without 0x', '4f'.repeat(32), 'length of a private key'],
    ['39 digits', MIXED.slice(0, -1), '0x and 40 characters'],
    ['an ENS name', 'name.eth', 'ENS name does not work'],
    ['the prefix of Safe', `eth:${MIXED}`, 'Leave out the prefix "eth:"'],
  ])('refuses %s and says why', (_, text, says) => {
    expect(problem(readAddress(text))).toContain(says);
  });

  test('are read in lower case, in upper case and with their checksum', () => {
    const upper = `0x${MIXED.slice(2).toUpperCase()}`;
    for (const text of [MIXED, MIXED.toLowerCase(), upper, ` ${MIXED} `]) {
      expect(readAddress(text), text).toEqual({ value: MIXED });
    }
  });
});

describe('durations', () => {
  test.each([
    ['25d', 2_160_000n],
    ['25 days', 2_160_000n],
    ['1d12h', 129_600n],
    ['1 day 12 hours 5 min 3s', 129_903n],
    ['2 weeks', 1_209_600n],
    ['3600', 3_600n],
    [String(MAX_UINT40), MAX_UINT40],
  ])('reads the duration %s in seconds', (text, seconds) => {
    expect(readDuration(text)).toEqual({ value: seconds });
  });

  test('refuses 30 February, hour 25, months and words, each with its reason', () => {
    const problem = (parsed: object) => ('problem' in parsed ? parsed.problem : '');
    expect(problem(readTime('2026-02-30'))).toMatch(/no such day/);
    expect(problem(readTime('2026-02-28 25:00'))).toMatch(/no such day or time/);
    for (const text of ['6 months', '6m', '1 year', '2y 3d', '18mo']) {
      expect(problem(readTime(text, 0n)), text).toMatch(/^Months and years differ/);
      expect(problem(readDuration(text)), text).toMatch(/^Months and years differ/);
    }
    expect(problem(readDuration('soon'))).toMatch(/^Write a duration/);
    expect(problem(readTime('soon'))).toMatch(/^Write a date/);
  });

  test('months, years and a bare m are not units', () => {
    for (const text of ['6m', '3 months', '1y', '1 year', 'd', '5x', '1.5d', '-1d', '25d!', '']) {
      expect(isRead(readDuration(text)), text).toBe(false);
    }
    expect(problem(readDuration('99999999999999'))).toMatch(/^Write/);
    // A megabyte of them took half a second.
    expect(problem(readDuration('1d'.repeat(101)))).toMatch(/^Write/);
    expect(problem(readDuration(String(MAX_UINT40 + 1n)))).toContain('uint40');
  });

  test('written in short are read back to the same seconds', () => {
    for (const seconds of [0n, 1n, 59n, 60n, 86_399n, 4_319_999n, MAX_UINT40]) {
      expect(readDuration(shortDuration(seconds))).toEqual({ value: seconds });
    }
    expect(shortDuration(4_319_999n)).toBe('49d23h59min59s');
  });
});

describe('times', () => {
  test.each([
    ['2026-01-01', START],
    ['2026-01-01 00:00', START],
    ['2026-01-01T00:00:30Z', START + 30n],
    ['2026-01-01 00:00 UTC', START],
    ['1767225600', START],
    ['0', 0n],
    ['2024-02-29', 1_709_164_800n],
    ['+036812-02-20 00:36:15 UTC', MAX_UINT40],
  ])('reads the time %s in Unix seconds', (text, seconds) => {
    expect(readTime(text)).toEqual({ value: seconds });
  });

  test('a distance counts from the start, where there is one', () => {
    expect(readTime('25d', START)).toEqual({ value: START + 2_160_000n });
    expect(readTime('+ 1 day', START)).toEqual({ value: START + 86_400n });
    expect(problem(readTime('25d'))).not.toContain('distance');
    expect(problem(readTime('soon', START))).toContain('distance from the start such as 25d');
  });

  test('days that do not exist and times outside uint40 are refused', () => {
    const texts = [
      '2026-02-30',
      '2026-13-01',
      '2026-01-01 24:00',
      '1969-12-31',
      '999999-01-01',
      String(MAX_UINT40 + 1n),
      '99999999999999999999',
      'tomorrow',
      '01/02/2026',
      '',
    ];
    for (const text of texts) expect(isRead(readTime(text, START)), text).toBe(false);
  });
});
