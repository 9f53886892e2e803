import { validateStream } from '../../protocol/lockup/validate';
import { readCell } from '../csv/cells';
import type { Verdict } from '../csv/cells/verdict';
import { checkCsv } from '../csv/check';
import { readHeader } from '../csv/header';
import { isBlank, parseCsv } from '../csv/parse';
import { rateOf } from '../csv/rates';
import { ruleOf } from '../csv/rules';
import type { CheckOptions, CsvFormat, Finding } from '../csv/types';
import { shapeOf } from './formats';

/** How the dates of a file are meant: they have no time zone of their own. */
export type Zone = 'utc' | 'device';

interface Common {
  /** Row in a spreadsheet: the header is 1. */
  row: number;
  recipient: string;
  /** In the token's smallest unit; of a payment stream its first deposit. */
  amount: bigint;
}

/** One stream to create. Times are Unix seconds, or lengths in seconds for a file by duration. */
export type BatchRow =
  | (Common & {
      model: 'linear';
      /** 0 for a file by duration. */
      start: bigint;
      end: bigint;
      /** 0 without a cliff. */
      cliff: bigint;
      unlocks: { start: bigint; cliff: bigint };
    })
  | (Common & { model: 'timelock'; duration: bigint })
  | (Common & { model: 'flow'; rate: bigint; start: bigint });

export type BatchRead = { rows: BatchRow[] } | { problem: string };

/** So many streams are prepared in one go; a longer list is work for a script. */
export const MOST_ROWS = 3_000;

/** Unix second of a date on a clock, given as milliseconds of the same date and time in UTC. */
export function secondsOf(wallClock: bigint, zone: Zone): bigint {
  if (zone === 'utc') return wallClock / 1_000n;
  const utc = new Date(Number(wallClock));
  const [year, month, day] = [utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate()];
  const local = new Date(year, month, day, utc.getUTCHours(), utc.getUTCMinutes());
  return BigInt(local.getTime()) / 1_000n;
}

/**
 * The streams of a file that the checker accepts, its unambiguous mistakes repaired.
 * @param before what reading the bytes has found already
 */
export function readBatch(
  text: string,
  options: CheckOptions,
  zone: Zone,
  before: Finding[] = [],
): BatchRead {
  const { format, decimals } = options;
  const report = checkCsv(text, options, before);
  const open = report.problems.find(
    ({ code, fixed }) => !fixed && ruleOf(code).severity === 'error',
  );
  if (open) return { problem: 'Correct the file first: the checker above lists an error.' };
  const { rows } = parseCsv(report.fixedCopy ?? text);
  const top = rows.findIndex((row) => !isBlank(row));
  const header = readHeader(rows[top] ?? [], format);
  const body = rows
    .map((cells, at) => ({ cells, row: at + 1 }))
    .slice(top + header.firstRow)
    .filter(({ cells }) => !isBlank(cells));
  if (body.length > MOST_ROWS) {
    return { problem: `Split the file: at most ${MOST_ROWS.toLocaleString('en-US')} rows.` };
  }
  const read: BatchRow[] = [];
  for (const { cells, row } of body) {
    const values = new Map<string, Verdict>();
    for (const column of format.columns) {
      const cell = cells[header.columns.indexOf(column.name)] ?? '';
      values.set(column.name, readCell(cell, column, decimals, 'template'));
    }
    const one = toRow(values, row, format, decimals, zone);
    if ('problem' in one) return { problem: `Row ${row}: ${one.problem}` };
    read.push(one);
  }
  return { rows: read };
}

function toRow(
  values: ReadonlyMap<string, Verdict>,
  row: number,
  format: CsvFormat,
  decimals: number,
  zone: Zone,
): BatchRow | { problem: string } {
  const number = (name: string) => values.get(name)?.number ?? 0n;
  const time = (name: string) => (values.has(name) ? secondsOf(number(name), zone) : 0n);
  const recipient = values.get('address')?.address;
  if (!recipient) return { problem: 'The address cannot be read.' };
  if (format.product === 'flow') {
    const rate = rateOf(values, decimals);
    if (rate === null || rate === 0n) return { problem: 'The rate does not fit.' };
    const amount = number('initialDepositAmount');
    return { model: 'flow', row, recipient, amount, rate, start: time('startAt') };
  }
  const common = { row, recipient, amount: number('amount') };
  if (shapeOf(format) === 'tranchedTimelock') {
    return { model: 'timelock', ...common, duration: number('duration') };
  }
  const isRange = format.timing === 'range';
  const stream = {
    model: 'linear',
    ...common,
    start: isRange ? time('startAt') : 0n,
    end: isRange ? time('endAt') : number('duration'),
    cliff: isRange ? time('cliffAt') : number('cliffDuration'),
    unlocks: { start: number('unlockAmount'), cliff: number('cliffAmount') },
  } as const;
  const [refusal] = validateStream(asStream(stream, isRange ? 0n : ANY_START));
  return refusal ? { problem: refusal.message } : stream;
}

/** A stream by duration begins when it is mined; whether its parts fit does not depend on that. */
const ANY_START = 1_800_000_000n;

const asStream = (row: Extract<BatchRow, { model: 'linear' }>, shift: bigint) => ({
  model: 'linear' as const,
  deposit: row.amount,
  startTime: row.start + shift,
  endTime: row.end + shift,
  cliffTime: row.cliff === 0n ? 0n : row.cliff + shift,
  unlocks: row.unlocks,
  granularity: 1n,
});
