import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fieldAmount,
  amountFromLink,
  plainAmount,
  readAmount,
  readTypedAmount,
} from '@sablier-docs/kit/inputs/amounts';
import { isRead, valueOf } from '@sablier-docs/kit/inputs/parsed';
import { readNumber, unambiguousNumber } from '@sablier-docs/kit/inputs/numbers';
import { readFlow } from '@sablier-docs/tools/simulators/flow/read-form';
import { FIRST_FORM } from '@sablier-docs/tools/simulators/flow/form';
import { readSharedFlow, writeSharedFlow } from '@sablier-docs/tools/simulators/flow/for-tests';
import {
  formOf,
  presetForm,
  readForm,
  readSharedStream,
  writeSharedStream,
} from '@sablier-docs/tools/simulators/stream/for-tests';
import { attack } from '../support/attack';
import { corpus } from '../support/corpus';
import { american, european, readBy } from './readers';

const SIGNS = [...'0123456789012345678900000.,.,.,', "'", ' ', '\u00A0', '\u202F', '\u2019', '_'];
const ODD = ['-', '+', 'e', 'x', '\u0660', '\u0663', '\uFF11', '\u200B', '\u202E', '\u066B', '%'];

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 14 }),
  fc.string({ unit: fc.constantFrom(...SIGNS, ...ODD), maxLength: 14 }),
  fc.stringMatching(/^ ?[0-9]{1,4}([.,' _][0-9]{3}){0,3}([.,][0-9]{0,4})? ?$/),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

const exact = (plain: string) => readBy(american, plain);
// A full stop at the end is read as the end of a sentence.
const bare = (text: string) => text.trim().replace(/^([^.]*[0-9])\.$/, '$1');

/** The properties of any text. */
function holds(text: string): void {
  const read = readNumber(text);
  const us = readBy(american, bare(text));
  const eu = bare(text).endsWith(',') ? null : readBy(european, bare(text));
  if ('number' in read) {
    expect(exact(read.number), text).toBe(us);
    if (eu !== null) expect(eu, text).toBe(us);
    expect(readNumber(unambiguousNumber(read.number))).toEqual({ number: read.number });
  } else if ('asked' in read) {
    const readings = read.asked.map(exact);
    expect(readings.length).toBeGreaterThan(0);
    expect(new Set([us, eu].filter((value) => value !== null))).toEqual(new Set(readings));
    // A choice is not asked about again.
    for (const reading of read.asked) {
      expect(readNumber(unambiguousNumber(reading)), text).toEqual({ number: reading });
    }
  } else expect(read.problem).not.toBe('');
  // A text that two people read as two numbers is never accepted.
  if (us !== null && eu !== null && us !== eu) expect('asked' in read, text).toBe(true);
}

describe('any text', () => {
  test.each(corpus<string>('numbers'))('$what: $input', ({ input }) => {
    holds(input);
    const { problem } = readNumber(input) as { problem?: string };
    expect(isRead(readAmount(input, 18)) && problem === undefined).toBe(false);
  });

  test('is refused, asked about, or the same number to every reader', () =>
    attack(fc.property(texts, holds), { runs: 12_000, share: 0.1 }));
});

const LOCALES = [
  'en-US',
  'de-DE',
  'fr-FR',
  'de-CH',
  'en-IN',
  'ar-EG',
  'pt-PT',
  'es-ES',
  'sv-SE',
  'fa-IR',
];
const writers = LOCALES.map(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }),
);

test('what any country writes is never read as another number', () =>
  attack(
    fc.property(
      fc.constantFrom(...writers),
      fc.oneof(fc.nat(999_999_999), fc.nat(9_999)),
      fc.constantFrom(0, 1, 2, 3, 6),
      (writer, digits, places) => {
        const value = digits / 10 ** places;
        const read = readNumber(writer.format(value));
        if ('number' in read) expect(Number(read.number)).toBe(value);
        else if ('asked' in read) expect(read.asked.map(Number)).toContain(value);
        else expect(read.problem).not.toBe('');
      },
    ),
    { runs: 5_000, share: 0.03 },
  ));

const units = fc.bigInt(0n, 2n ** 128n - 1n);
const small = fc.oneof(fc.bigInt(0n, 999_999_999n), units);

describe('what the site writes', () => {
  test('into a field or a link is read back without a question', () =>
    attack(
      fc.property(small, fc.nat(18), (amount, decimals) => {
        expect(readTypedAmount(fieldAmount(amount, decimals), decimals)).toEqual({ value: amount });
        // Links of older builds hold the plain form.
        expect(
          valueOf(
            readTypedAmount(amountFromLink(plainAmount(amount, decimals), decimals), decimals),
          ),
        ).toBe(amount);
      }),
      { runs: 5_000, share: 0.03 },
    ));

  test('as the link of the Flow calculator brings the same stream', () =>
    attack(
      fc.property(fc.bigInt(1n, 10n ** 12n), fc.nat(18), small, (amount, decimals, deposit) => {
        const form = {
          ...FIRST_FORM,
          decimals: String(decimals),
          amount: fieldAmount(amount, decimals),
          deposit: fieldAmount(deposit, decimals),
        };
        const link = writeSharedFlow(form);
        fc.pre(link !== null);
        const shared = readSharedFlow(link ?? '');
        expect(shared?.rejected).toEqual([]);
        expect(shared && readFlow(shared.form)).toEqual(readFlow(form));
      }),
      { runs: 500, share: 0.02 },
    ));

  test('as the link of the simulator brings the same stream', () =>
    attack(
      fc.property(
        fc.nat(18),
        fc.array(
          fc.tuple(small, fc.bigInt(0n, 18n * 10n ** 18n), fc.integer({ min: 1, max: 99 })),
          {
            minLength: 1,
            maxLength: 5,
          },
        ),
        (decimals, parts) => {
          let timestamp = 1_800_000_000n;
          const segments = parts.map(([amount, exponent, days]) => {
            timestamp += BigInt(days) * 86_400n;
            return { amount, exponent, timestamp };
          });
          const deposit = segments.reduce((sum, { amount }) => sum + amount, 0n);
          fc.pre(deposit < 2n ** 128n);
          const startTime = 1_800_000_000n;
          const stream = { model: 'dynamic' as const, deposit, startTime, segments };
          const form = formOf(stream, { decimals, shape: 'dynamicExponential' });
          expect(readForm(form).stream).toEqual(stream);
          const defaults = () => presetForm('dynamicExponential');
          const shared = readSharedStream(writeSharedStream(form) ?? '', defaults);
          expect(shared?.rejected).toEqual([]);
          expect(shared && readForm(shared.form).stream).toEqual(stream);
        },
      ),
      { runs: 500, share: 0.02 },
    ));
});
