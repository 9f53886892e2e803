import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatAmount, formatCount } from '@sablier-docs/protocol/amount';
import { formatDuration, formatUtc } from '@sablier-docs/protocol/time';
import { fieldAmount, linkAmount, readTypedAmount } from '@sablier-docs/kit/inputs/amounts';
import { readDuration, shortDuration } from '@sablier-docs/kit/inputs/durations';
import {
  perMonth,
  perSecond,
  readFee,
  readIds,
  readPercent,
  readPositive,
  readRateField,
} from '@sablier-docs/kit/inputs/stream-fields';
import { readTime } from '@sablier-docs/kit/inputs/times';
import { showTime } from '@sablier-docs/kit/wallet/show';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { checkFile } from './csv/check-file';
import { ALICE, BOB, CSV_NOW, formatOf } from './csv/testing';

/* What tools print can be pasted into a field without a question, wherever the reader's device is from. */

const LOCALES = [
  'de',
  'fr',
  'de-CH',
  'en-IN',
  'es',
  'pt-BR',
  'ar-EG',
  'ja',
  'sv',
  'en-GB',
] as const;

const { toLocaleString: ofNumber } = Number.prototype;
const { toLocaleString: ofBigInt } = BigInt.prototype;

/** A device of a locale: what is printed without a locale is printed in that one. */
function onDevice(locale: string): void {
  Number.prototype.toLocaleString = function (this: number, own, options) {
    return ofNumber.call(this, own ?? locale, options);
  };
  BigInt.prototype.toLocaleString = function (this: bigint, own, options) {
    return ofBigInt.call(this, own ?? locale, options);
  };
}

afterEach(() => {
  Number.prototype.toLocaleString = ofNumber;
  BigInt.prototype.toLocaleString = ofBigInt;
});

const amount = fc.oneof(fc.bigInt(1n, 10n ** 7n), fc.bigInt(1n, 2n ** 128n - 1n));
const second = fc.bigInt(946_684_800n, 2n ** 34n);

describe.each(LOCALES)('on a device of the locale %s', (locale) => {
  const holds = <T>(values: fc.Arbitrary<T>, check: (value: T) => void): void => {
    onDevice(locale);
    fc.assert(fc.property(values, check), { numRuns: 40 });
  };

  it('an amount of a table, a field and a link is read as that amount', () => {
    holds(fc.tuple(amount, fc.nat(18)), ([units, decimals]) => {
      const value = { value: units };
      expect(readPositive(formatAmount(units, decimals), decimals)).toEqual(value);
      expect(readTypedAmount(fieldAmount(units, decimals), decimals)).toEqual(value);
      // A file has no spaces between thousands: only whole amounts of millions are asked about there.
      const inFile = readTypedAmount(linkAmount(units, decimals), decimals);
      expect('problem' in inFile && !inFile.problem.startsWith('This can be ')).toBe(false);
    });
  });

  it('a rate, a share of 100 and a fee are read as they are', () => {
    holds(amount, (units) => {
      expect(readRateField(perSecond(units), 'second')).toEqual({ value: units });
      const month = readRateField(perMonth(units * 10n ** 12n), 'second');
      expect('problem' in month && month.problem.includes('can mean')).toBe(false);
      expect(readFee(formatCount(units))).toEqual({ value: units });
      const share = units % 10n ** 18n;
      expect(readPercent(formatAmount(share, 16))).toEqual({ value: share });
    });
  });

  it('a day, a length and the ID of a stream are read as they are', () => {
    holds(second, (time) => {
      expect(readTime(formatUtc(time))).toEqual({ value: time });
      expect(readTime(showTime(time))).toEqual({ value: time });
      expect(readDuration(formatDuration(time))).toEqual({ value: time });
      expect(readDuration(shortDuration(time))).toEqual({ value: time });
      expect(readIds(String(time))).toEqual({ value: [time] });
    });
  });

  it('both sums of a list that does not add up are read as they are', () => {
    holds(fc.bigInt(2n, 10n ** 9n), (sum) => {
      const text = `address,amount\n${ALICE},1\n${BOB},${sum}\nTotal,${sum}\n`;
      const options = { format: formatOf('airdrops/instant'), decimals: 6, now: CSV_NOW } as const;
      const { report } = checkFile(text, { ...options, unit: 'token' });
      const detail = report.problems.find(({ code }) => code === 'sum-differs')?.detail ?? '';
      const [, says = '', comes = ''] =
        /^It says (.+), the rows above come to (.+)\.$/.exec(detail) ?? [];
      expect(readTypedAmount(says, 6)).toEqual({ value: sum * 10n ** 6n });
      expect(readTypedAmount(comes, 6)).toEqual({ value: (sum + 1n) * 10n ** 6n });
    });
  });
});

/** A text in the locale of the device: nothing between the brackets, or no locale. */
const OF_DEVICE =
  /\.toLocale(?:Date|Time)?String\(\s*(?:\)|undefined|\[\]|\{)|Intl\.\w+Format\(\s*(?:\)|undefined|\[\]|\{)/;

it('nothing is printed in the locale of the device', () => {
  const files = ['packages', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|node_modules/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => OF_DEVICE.test(readFileSync(file, 'utf8')))).toEqual([]);
});
