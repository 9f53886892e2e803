import { describe, it } from 'vitest';
import { castSend } from '@sablier-docs/kit/calls/cast';
import { explorerFields, payableFields } from '@sablier-docs/kit/calls/explorer';
import { safeFile } from '@sablier-docs/kit/calls/safe';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { readBatch } from '../desks/creation/batch-rows';
import { batchParts, rangeOf } from '../desks/creation/batch';
import { readCreationFacts } from '../desks/creation/contracts/read-facts';
import { describeBatch } from '../desks/creation/describe-batch';
import { rowsCalendar } from '../desks/creation/files/dates';
import { creationRecordCsv } from '../desks/creation/files/record';
import { isBatchable, whyNoCalls } from '../desks/creation/formats';
import { pastRows } from '../desks/creation/released-at-once';
import { rowWords } from '../desks/creation/row-words';
import { checkCsv } from './check';
import { ALICE, BOB, CSV_NOW, formats } from './testing';

/* Sees a report, a repair, a transaction or a file that has changed with the code: for each format its template, and the first
 * row of it with each cell written in other ways. */

const expectRecorded = recordsIn(import.meta.dirname);

const facts = readCreationFacts();
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const terms = { chainId: 1, token: TOKEN, sender: BOB, cancelable: true, transferable: false };

type Format = (typeof formats)[number];

interface Sample {
  /** The cells of the first row by column. */
  row: Readonly<Record<string, string>>;
  separator: string;
  decimals: number;
}

const rowsOf = ({ template }: Format): string[][] =>
  template.split(/\r?\n/).map((line) => line.split(','));

function textOf(format: Format, { row, separator }: Sample): string {
  const names = format.columns.map(({ name }) => name);
  return [names, names.map((name) => row[name] ?? ''), ...rowsOf(format).slice(2)]
    .map((cells) => cells.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell)))
    .map((cells) => cells.join(separator))
    .join('\n');
}

function answer(format: Format, sample: Sample) {
  const text = textOf(format, sample);
  const options = { format, decimals: sample.decimals, now: CSV_NOW };
  const { problems, ...found } = checkCsv(text, options);
  const report = {
    problems: problems.map(({ code, row, column, value, detail, fixed }) =>
      [fixed ? 'fixed' : 'open', code, row, column, value, detail].join(' '),
    ),
    ...found,
  };
  if (!isBatchable(format)) return { ...report, why: whyNoCalls(format) };
  const batch = readBatch(text, options, 'utc');
  if ('problem' in batch) return { ...report, batch };
  const { rows } = batch;
  const now = BigInt(CSV_NOW / 1_000);
  const parts = batchParts(facts, format, terms, rows);
  const calls = parts.flatMap((part) => part.calls);
  const { decimals } = sample;
  const file = { decimals, token: TOKEN, chainId: 1, contract: ALICE };
  return {
    ...report,
    rows,
    words: rows.map((row) => rowWords(row, decimals)),
    range: rangeOf(rows),
    past: pastRows(rows, decimals, now),
    calls: calls.map(({ value, data, title }) => ({ value, data, title })),
    ways: calls.map((call) => [castSend(call), explorerFields(call), payableFields(call)]),
    safe: safeFile(calls, CSV_NOW),
    says: describeBatch(format, rows, decimals, terms),
    record: creationRecordCsv([{ rows, firstId: 7n }], file)
      .split('\r\n')
      .slice(1),
    calendar: rowsCalendar(rows, { ...file, minedAt: now }, now),
  };
}

/** Other ways to write a cell, and cells that are refused. */
const WAYS = [
  '0',
  '-1',
  '1,5',
  '1.000',
  ' 12 ',
  '12.01.2027 10:00',
  '01/02/2027',
  '1800000000',
  BOB.toLowerCase(),
  'x',
];

describe.each(formats.map((format) => [format.id, format] as const))('%s', (id, format) => {
  it('is checked and sent as recorded', async () => {
    const names = format.columns.map(({ name }) => name);
    const [, first = []] = rowsOf(format);
    const row = Object.fromEntries(names.map((name, at) => [name, first[at] ?? '']));
    const record = await recordOf(
      [{ row, separator: ',', decimals: 6 }],
      (sample) => answer(format, sample),
      {
        ...Object.fromEntries(names.map((name) => [name, WAYS])),
        address: [BOB.toLowerCase(), 'x'],
        separator: [';', '\t'],
        decimals: [0, 18],
      },
    );
    await expectRecorded(record, `${id.replaceAll('/', '-')}.txt`);
  });
});
