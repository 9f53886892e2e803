import fc from 'fast-check';
import { decodeFunctionData, type Abi } from 'viem';
import { describe, expect, it } from 'vitest';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { THOUSANDS } from '@sablier-docs/protocol/amount';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import { formatOf } from '../../csv/testing';
import { batchParts, MOST_STREAMS_IN_BATCH } from './batch';
import { asLockup, readBatch, type BatchRow } from './batch-rows';
import { readCreationFacts } from './contracts/read-facts';
import { rowsCalendar } from './files/dates';
import { creationRecordCsv } from './files/record';
import { rowWords } from './row-words';

/* A change of one row changes nothing about any other: not its call, its words, its record or its dates. */

const facts = readCreationFacts();
const SENDER = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const terms = { chainId: 1, token: TOKEN, sender: SENDER, cancelable: true, transferable: true };
const labels = { decimals: 6, token: TOKEN, chainId: 1, contract: SENDER };

const address = fc
  .bigInt({ min: 1n, max: 2n ** 160n - 2n })
  .map((value) => `0x${value.toString(16).padStart(40, '0')}`);
const hundredths = (min: number) => fc.integer({ min, max: 9_999_999 });
const text = (value: number) => (value / 100).toFixed(2);
const day = fc.integer({ min: 0, max: 3_000 }).map((days) => Date.UTC(2027, 0, 1 + days));
const print = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
const DAY = 86_400_000;

/** One row of each format, as cells. */
const kinds = {
  'lockup/range/cliff': fc
    .tuple(address, hundredths(200), day, fc.integer({ min: 1, max: 400 }), hundredths(0))
    .map(([to, amount, start, days, cliff]) => [
      to,
      text(amount),
      print(start),
      print(start + 2 * days * DAY),
      text(cliff % amount),
      print(start + days * DAY),
    ]),
  'lockup/duration/linear': fc
    .tuple(address, hundredths(1), fc.integer({ min: 1, max: 4_000 }))
    .map(([to, amount, days]) => [to, text(amount), `${days} days`]),
  'flow/stream': fc
    .tuple(address, hundredths(1), hundredths(0), day)
    .map(([to, rate, deposit, start]) => [to, text(rate), 'month', text(deposit), print(start)]),
};

function rowsOf(id: string, cells: readonly string[][]): BatchRow[] {
  const format = formatOf(id);
  const lines = [format.columns.map(({ name }) => name), ...cells].map((row) => row.join());
  const read = readBatch(lines.join('\n'), { format, decimals: 6, now: 0 }, 'utc');
  if ('problem' in read) throw new Error(read.problem);
  return read.rows;
}

/** Everything that is made of each row. */
function madeOf(id: string, cells: readonly string[][]) {
  const rows = rowsOf(id, cells);
  const parts = batchParts(facts, formatOf(id), terms, rows);
  const calls = parts.flatMap((part) => {
    const data = part.calls.at(-1)?.data as `0x${string}`;
    const abi: Abi =
      id === 'flow/stream'
        ? abiOf('flow', 'v3.0', 'SablierFlow')
        : abiOf('lockup', 'v4.0', 'SablierBatchLockup');
    return decodeFunctionData({ abi, data }).args?.at(-1) as unknown[];
  });
  const record = creationRecordCsv(
    parts.map((part) => ({ rows: part.rows, firstId: 7n })),
    labels,
  );
  const calendar = rowsCalendar(rows, { ...labels, minedAt: 1_800_000_000n }, 0n);
  return rows.map((row, at) => ({
    call: calls[at],
    words: rowWords(row, 6),
    record: record.split('\r\n')[at + 1],
    dates: calendar
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .filter((event) => event.includes(`(row ${row.row}\\, `)),
  }));
}

describe.each(Object.entries(kinds))('%s', (id, row) => {
  it('a change of one row changes nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: MOST_STREAMS_IN_BATCH + 5 }),
        row,
        fc.nat(),
        (cells, other, at) => {
          const place = at % cells.length;
          const before = madeOf(id, cells);
          const after = madeOf(id, cells.with(place, other));
          expect(after).toHaveLength(before.length);
          for (const index of before.keys()) {
            expect(before[index]?.dates.length).toBeGreaterThan(0);
            if (index !== place) expect(after[index]).toEqual(before[index]);
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});

it('the words of a cliff name what the contract releases then, and all of it at the end', () => {
  fc.assert(
    fc.property(kinds['lockup/range/cliff'], (cells) => {
      const [row] = rowsOf('lockup/range/cliff', [cells]);
      if (row?.model !== 'linear') throw new Error('The row is not linear.');
      const stream = asLockup(row);
      const words = rowWords(row, 6);
      const [, whole = ''] = /^([\d.\u202f]+) tokens by /.exec(words) ?? [];
      const [, first] = /the first ([\d.\u202f]+) on/.exec(words) ?? [];
      const units = (amount: string) =>
        BigInt(Math.round(Number(amount.replaceAll(THOUSANDS, '')) * 1e6));
      expect(streamedAmount(stream, endTimeOf(stream))).toBe(units(whole));
      expect(streamedAmount(stream, row.cliff)).toBe(units(first ?? '0'));
    }),
  );
});
