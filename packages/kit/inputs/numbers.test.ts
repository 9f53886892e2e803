import { describe, expect, test } from 'vitest';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { fieldAmount, amountFromLink, readAmount, readTypedAmount } from './amounts';
import {
  possibleReadings,
  questionOf,
  readDecimal,
  readingsOf,
  readNumber,
  unambiguousNumber,
} from './numbers';

const number = (plain: string) => ({ number: plain });
const asked = (...readings: string[]) => ({ asked: readings });
const refused = (part: string): unknown => ({ problem: expect.stringContaining(part) as unknown });

describe('a typed number', () => {
  test.each([
    ['500', number('500')],
    ['0500', number('500')],
    ['0', number('0')],
    [' 12 ', number('12')],
    ['1.5', number('1.5')],
    ['0.125', number('0.125')],
    ['0.500', number('0.5')],
    ['0.001', number('0.001')],
    ['1.1250', number('1.125')],
    ['01.125', number('1.125')],
    ['.5', number('0.5')],
    ['.500', number('0.5')],
    ['1.', number('1')],
    ['1234.567', number('1234.567')],
    ['1,234.5', number('1234.5')],
    ['1,234.567', number('1234.567')],
    ['1,000,000', number('1000000')],
    ['1,000,000.25', number('1000000.25')],
    ['1 000', number('1000')],
    ['1\u00A0000', number('1000')],
    ['12\u202F345.678', number('12345.678')],
  ])('is taken without a question when it is %s', (text, read) => {
    expect(readNumber(text)).toEqual(read);
  });

  test.each([
    ['1.000', asked('1', '1000')],
    ['1.125', asked('1.125', '1125')],
    ['1.234', asked('1.234', '1234')],
    ['123.456', asked('123.456', '123456')],
    ['1,234', asked('1234', '1.234')],
    ['1,234.', asked('1234', '1.234')],
    ['999,999', asked('999999', '999.999')],
    ['0,500', asked('0.5')],
    ['00,500', asked('0.5')],
    ['0,001', asked('0.001')],
    ['1,5', asked('1.5')],
    [',5', asked('0.5')],
    ['1234,5', asked('1234.5')],
    ['1234,567', asked('1234.567')],
    ['1.000,50', asked('1000.5')],
    ['1.000.000', asked('1000000')],
    ['1\u202F000,5', asked('1000.5')],
    ["1'000", asked('1000')],
    ['1\u2019000.5', asked('1000.5')],
    ['1_000', asked('1000')],
  ])('is asked about when %s has two readings', (text, read) => {
    expect(readNumber(text)).toEqual(read);
  });

  test.each([
    ['', 'not a number'],
    ['-1', '0 or more'],
    ['\u22121', '0 or more'],
    ['+1', 'not a number'],
    ['1e18', 'without an exponent'],
    ['1.5E-3', 'without an exponent'],
    ['0x10', 'not a number'],
    ['1,', 'not a number'],
    ['.', 'not a number'],
    ['12,34,567', 'not a number'],
    ['1,00,000', 'not a number'],
    ['0,123,456', 'not a number'],
    ['1.2.3', 'not a number'],
    ['1,234 567', 'not a number'],
    ['1 000 00', 'not a number'],
    ['1,234,567,', 'not a number'],
    ['\u0661\u0662', 'digits 0 to 9'],
    ['\uFF11\uFF10', 'digits 0 to 9'],
    ['1\u200B000', 'not a number'],
    ['\u202E123', 'not a number'],
    ['NaN', 'not a number'],
    ['Infinity', 'not a number'],
    ['9'.repeat(201), '201 characters'],
  ])('is refused when it is "%s", with "%s"', (text, part) => {
    expect(readNumber(text)).toEqual(refused(part));
  });

  test('has no reading above what the field takes', () => {
    expect(readNumber('33.333', 100)).toEqual(number('33.333'));
    expect(readNumber('33,333', 100)).toEqual(asked('33.333'));
    expect(readNumber('1.000', 100)).toEqual(number('1'));
    // Both exceed the maximum, which the field reports.
    expect(readNumber('101.500', 100)).toEqual(number('101.5'));
    expect(readNumber('101,500', 100)).toEqual(number('101500'));
    expect(readNumber('150', 100)).toEqual(number('150'));
  });

  test('is offered in both readings, and each of them is taken without a question', () => {
    expect(possibleReadings('1.125')).toEqual(['1.125', '1125']);
    expect(possibleReadings('1.125', 100)).toEqual([]);
    expect(possibleReadings('12.5')).toEqual([]);
    expect(possibleReadings('abc')).toEqual([]);
    expect(unambiguousNumber('1.125')).toBe('1.1250');
    expect(unambiguousNumber('1.5')).toBe('1.5');
    expect(unambiguousNumber('0.125')).toBe('0.125');
    expect(unambiguousNumber('1234.567')).toBe('1234.567');
  });

  test('is asked about in one sentence with what to write for each reading', () => {
    expect(questionOf('1.125', ['1.125', '1125'])).toBe(
      '"1.125" can mean 1.125 or 1125. Write 1.1250 or 1125.',
    );
    expect(questionOf(' 0,5 ', ['0.5'])).toBe(
      '"0,5" is not written as numbers are here. If you mean 0.5, write 0.5.',
    );
  });

  test('returns for a file what it means with a point, with a comma, and whether they differ', () => {
    expect(readingsOf('1.000')).toEqual({ point: '1', comma: '1000', isOwn: true });
    expect(readingsOf('0,500')).toEqual({ point: null, comma: '0.5', isOwn: true });
    expect(readingsOf("1'000")).toEqual({ point: '1000', comma: '1000', isOwn: false });
  });
});

describe('a decimal', () => {
  test.each([
    ['1.5', 1, { value: 15n }],
    ['1.500000', 1, { value: 15n }],
    ['7.0', 0, { value: 7n }],
    ['1.23', 1, { problem: 'Write at most 1 decimal.' }],
    ['1.2345', 2, { problem: 'Write at most 2 decimals.' }],
    ['1.2', 0, { problem: 'Write a whole number, without a point.' }],
    ['', 0, { problem: 'Enter a number.' }],
  ])('reads "%s" at %d decimals, or says what is wrong with it', (text, decimals, read) => {
    expect(readDecimal(text, decimals)).toEqual(read);
  });
});

describe('an amount', () => {
  test.each([
    ['0,500', 'If you mean 0.5, write 0.5.'],
    ['0,001', 'If you mean 0.001, write 0.001.'],
    ['1.000', '"1.000" can mean 1 or 1000. Write 1 or 1000.'],
    ['1.2345', 'This token has at most 2 decimals.'],
    ['', 'Enter an amount.'],
  ])('refuses "%s" of a token with 2 decimals: %s', (text, part) => {
    expect(readAmount(text, 2)).toEqual(refused(part));
  });

  test('is read back from what a page prints, without a question', () => {
    for (const units of [1n, 1_125n, 1_250n, 1_125_000n, 48_000_000_000n, 2n ** 128n - 1n]) {
      for (const decimals of [0, 2, 3, 6, 18]) {
        const text = formatAmount(units, decimals);
        expect(readAmount(text, decimals), text).toEqual({ value: units });
        expect(possibleReadings(text), text).toEqual([]);
      }
    }
  });

  test('is written into fields and links so that it is read back', () => {
    for (const units of [0n, 1n, 1_125n, 1_125_000n, 999_999n, 123_456_789n, 2n ** 128n - 1n]) {
      for (const decimals of [0, 3, 6, 18]) {
        const text = fieldAmount(units, decimals);
        expect(readTypedAmount(text, decimals), text).toEqual({ value: units });
      }
    }
  });

  test('of a link that an older build wrote means what it meant', () => {
    expect(amountFromLink('1.125', 6)).toBe('1.1250');
    expect(amountFromLink('2500000', 6)).toBe('2\u202f500\u202f000');
    // Only a person writes these.
    for (const text of ['1.000', '1,125', '1.120', '01.125'])
      expect(amountFromLink(text, 6)).toBe(text);
  });
});
