import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { onProcessor, onThisProcessor } from '@sablier-docs/testing/cpu';
import { readCsvFormats } from '@sablier-docs/protocol/csv-formats';
import { readBatch } from '@sablier-docs/tools/desks/creation';
import { isBatchable } from '@sablier-docs/tools/desks/creation/for-tests';
import { checkCsv, writeProblemList, csvRule, splitCsv } from '@sablier-docs/tools/csv/for-tests';
import type { CheckOptions, CsvFormat, Report } from '@sablier-docs/tools/csv/types';
import { attack } from '../support/attack';
import { corpus } from '../support/corpus';
import { DECIMALS, hostileFiles, madeFiles } from './files';

const formats = readCsvFormats();
const NOW = Date.UTC(2026, 0, 1);
const formatOf = (id: string): CsvFormat => {
  const found = formats.find((format) => format.id === id);
  if (!found) throw new Error(`There is no format ${id}.`);
  return found;
};
const airdrop = formatOf('airdrops/instant');

/** With a notation, the reader has said how the file is written, and that its amounts are tokens. */
const check = (text: string, format: CsvFormat, notation?: CheckOptions['notation']): Report =>
  checkCsv(text, {
    format,
    decimals: DECIMALS,
    now: NOW,
    notation,
    unit: notation && 'token',
  });

/** Whether the checker reports an amount that it cannot read as it is. */
const isAmountOpen = ({ problems }: Report) =>
  problems.some(
    ({ code, fixed }) =>
      !fixed && (code.startsWith('amount-') || code.startsWith('cells-')) && code !== 'amount-zero',
  );

describe('a file that a person made', () => {
  test('has the total that its author meant, or is asked about', () =>
    attack(
      fc.property(madeFiles(['address', 'amount']), ({ text, meant, writer, rows }) => {
        const report = check(text, airdrop);
        if (!isAmountOpen(report)) expect(report.totals.amount, text).toBe(meant);
        // A reader who chooses how the file is written gets the total and the copy.
        const notation = writer === 'european' ? 'comma' : 'point';
        const said = check(text, airdrop, notation);
        expect(isAmountOpen(said), text).toBe(false);
        expect(said.totals, text).toMatchObject({ amount: meant, rows });
        for (const { fixedCopy } of [report, said]) {
          if (fixedCopy === null) continue;
          const again = check(fixedCopy, airdrop);
          expect(again.problems.filter(({ fixed }) => fixed)).toEqual([]);
          if (!isAmountOpen(again)) expect(again.totals.amount, fixedCopy).toBe(meant);
        }
        // The choice holds for the copy, without another question.
        if (said.fixedCopy !== null) {
          expect(check(said.fixedCopy, airdrop).totals.amount, said.fixedCopy).toBe(meant);
        }
      }),
      { runs: 500, share: 0.08 },
    ));
});

test('the streams of a file have the sum that its author meant', () => {
  const format = formatOf('lockup/duration/linear');
  const columns = format.columns.map(({ name }) => name);
  return attack(
    fc.property(madeFiles(columns, ['30 days']), ({ text, meant, writer, rows }) => {
      const notation = writer === 'european' ? 'comma' : 'point';
      const options = { format, decimals: DECIMALS, now: NOW, notation, unit: 'token' } as const;
      const batch = readBatch(text, options, 'utc');
      const read = 'rows' in batch ? batch.rows : [];
      expect(read, text).toHaveLength(rows);
      expect(
        read.reduce((sum, { amount }) => sum + amount, 0n),
        text,
      ).toBe(meant);
    }),
    { runs: 200, share: 0.02 },
  );
});

/** The property of any text: a report without an exception, whose copy needs no second repair. */
function holds(text: string, format: CsvFormat): void {
  const options = { format, decimals: DECIMALS, now: NOW };
  const report = checkCsv(text, options);
  expect(() => writeProblemList(report.problems)).not.toThrow();
  expect(report.totals.amount >= 0n).toBe(true);
  if (report.fixedCopy !== null) {
    const again = checkCsv(report.fixedCopy, options);
    expect(again.problems.filter(({ fixed }) => fixed)).toEqual([]);
    expect(again.totals.amount).toBe(report.totals.amount);
  }
  if (!isBatchable(format)) return;
  const batch = readBatch(text, options, 'utc');
  if ('problem' in batch) {
    expect(batch.problem).not.toBe('');
    return;
  }
  expect(report.problems.filter((p) => !p.fixed && csvRule(p.code).severity === 'error')).toEqual(
    [],
  );
  expect(batch.rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(report.totals.amount);
}

describe('any file', () => {
  test.each(corpus<{ format: string; text: string; times?: number }>('csv'))(
    '$what',
    { retry: 2 },
    ({ input }) => {
      const text = input.text.repeat(input.times ?? 1);
      const { seconds } = onProcessor(() => holds(text, formatOf(input.format)));
      expect(seconds).toBeLessThan(onThisProcessor(3, seconds));
    },
  );

  test.each(formats.map((format) => [format.id, format] as const))(
    '%s: a report, never an exception',
    (_id, format) =>
      attack(
        fc.property(hostileFiles(format), (text) => {
          holds(text, format);
        }),
        { runs: 40, share: 0.005 },
      ),
  );
});

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', ';', '1'), maxLength: 8 }),
  fc.string({ maxLength: 8 }),
);

describe('cutting a text', () => {
  test('gives back the cells that a writer of CSV has put into it', () =>
    attack(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const text = Papa.unparse(rows, { quotes: true, newline: '\n' });
        expect(splitCsv(text, ',', 1_000)).toEqual({ rows, brokenRows: [], stopped: null });
      }),
      { runs: 1_000, share: 0.02 },
    ));

  test('is what the library makes of it', () =>
    attack(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'b'), maxLength: 30 }),
        fc.constantFrom(',', ';'),
        (letters, delimiter) => {
          const text = letters.replaceAll(',', delimiter);
          // Spaces after the last quotation mark are an error to the library alone.
          fc.pre(text !== '' && !/" +$/.test(text));
          const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
          const { rows, brokenRows } = splitCsv(text, delimiter, 1_000);
          expect(brokenRows.length > 0).toBe(errors.length > 0);
          if (errors.length === 0) expect(rows).toEqual(data);
        },
      ),
      { runs: 3_000, share: 0.02 },
    ));

  const HOSTILE = ['",', '"', '""', '"a"', '"a" ', 'a,', '\n', '"\n', ',"', '\r', ' "', '" ,'];
  /** Counts the characters that are looked at: the same in every run, unlike time. */
  class Watched extends String {
    looks = 0;
    override charCodeAt(at: number): number {
      this.looks += 1;
      return super.charCodeAt(at);
    }
    override indexOf(mark: string, from = 0): number {
      const found = super.indexOf(mark, from);
      this.looks += (found < 0 ? this.length : found) - from;
      return found;
    }
    override slice(from?: number, to?: number): string {
      const part = super.slice(from, to);
      this.looks += part.length;
      return part;
    }
  }
  const looksAt = (text: string): number => {
    const watched = new Watched(text);
    splitCsv(watched as unknown as string, ',', 1_500_000);
    return watched.looks;
  };
  test.each(HOSTILE)('looks at each character of repeated %j a few times at most', (piece) => {
    const text = piece.repeat(60_000 / piece.length);
    expect(looksAt(text)).toBeLessThan(6 * text.length);
  });
});
