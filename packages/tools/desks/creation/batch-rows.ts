import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { validateStream } from '@sablier-docs/protocol/lockup/validate';
import { readCell } from '../../csv/cells';
import type { CellValue } from '../../csv/cells/value';
import { checkCsv } from '../../csv/check';
import { GRANULARITY } from '../../csv/check-across-cells';
import { readHeader } from '../../csv/header';
import { isBlank, parseCsv } from '../../csv/parse';
import { rateOfRow } from '../../csv/rates';
import { rowNumbers } from '../../csv/row-numbers';
import { csvRule } from '../../csv/rules';
import type { CheckOptions, CsvFormat, Finding } from '../../csv/types';
import { MOST_ROWS, MOST_STEPS, formatShape, TOO_MANY_ROWS, TOO_MANY_STEPS } from './formats';
import { ANY_START } from '../../rehearsal/new-stream';

/** The time zone in which the dates of a file are read, because they have none. */
export type Zone = 'utc' | 'device';

interface Common {
  /** Row of the original file in a spreadsheet; the first row is 1. */
  row: number;
  recipient: string;
  /** In the token's smallest unit; for a payment stream, its first deposit. */
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
      /** Seconds from one release to the next; 1 for a flow without steps. */
      granularity: bigint;
    })
  | (Common & { model: 'timelock'; duration: bigint })
  | (Common & {
      /** Equal steps, one tranche each; the last one gets what does not divide. */
      model: 'steps';
      /** 0 for a file by duration. */
      start: bigint;
      end: bigint;
      count: bigint;
    })
  | (Common & {
      model: 'flow';
      /** Tokens per second with 18 decimals. */
      rate: bigint;
      start: bigint;
      /** The amount and the period in which it is paid, as in the file. */
      pay?: { amount: bigint; every: string };
    });

export type BatchRead = { rows: BatchRow[] } | { problem: string };

const HOUR = 3_600_000;

/**
 * Unix second of a local date, given as milliseconds of the same date and time in UTC. Null for a
 * time that the device's clock skips or repeats when daylight saving begins or ends.
 */
export function zonedUnixTime(wallClock: bigint, zone: Zone): bigint | null {
  if (zone === 'utc') return wallClock / 1_000n;
  const utc = new Date(Number(wallClock));
  const local = new Date(
    utc.getUTCFullYear(),
    utc.getUTCMonth(),
    utc.getUTCDate(),
    utc.getUTCHours(),
    utc.getUTCMinutes(),
    utc.getUTCSeconds(),
  ).getTime();
  const isShown = (time: number) => wallOf(time) === Number(wallClock);
  // Most clocks change by an hour, that of Lord Howe Island by half an hour.
  const isRepeated = [-HOUR, -HOUR / 2, HOUR / 2, HOUR].some((shift) => isShown(local + shift));
  return isShown(local) && !isRepeated ? BigInt(local) / 1_000n : null;
}

/** The device's local time, as milliseconds of the same date and time in UTC. */
function wallOf(time: number): number {
  const local = new Date(time);
  return Date.UTC(
    local.getFullYear(),
    local.getMonth(),
    local.getDate(),
    local.getHours(),
    local.getMinutes(),
    local.getSeconds(),
  );
}

const CLOCK_CHANGE =
  'The clock of this device skips this time, or shows it twice, because daylight saving time begins or ends. Write the times of the file in UTC and choose UTC, or choose another hour.';

/**
 * The streams of a file that the checker accepts, after repairing unambiguous mistakes.
 * @param before findings from decoding the bytes
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
    ({ code, fixed }) => !fixed && csvRule(code).severity === 'error',
  );
  if (open) return { problem: 'Correct the file first: the checker above lists an error.' };
  const { rows } = parseCsv(report.fixedCopy ?? text);
  const numbers = rowNumbers(text, format);
  const top = rows.findIndex((row) => !isBlank(row));
  const header = readHeader(rows[top] ?? [], format);
  const body = rows
    .slice(top + header.firstRow)
    .filter((cells) => !isBlank(cells))
    .map((cells, at) => ({ cells, row: numbers[at] ?? at + 2 }));
  if (body.length > MOST_ROWS) {
    return { problem: TOO_MANY_ROWS };
  }
  const read: BatchRow[] = [];
  for (const { cells, row } of body) {
    const values = new Map<string, CellValue>();
    for (const column of format.columns) {
      const cell = cells[header.columns.indexOf(column.name)] ?? '';
      values.set(column.name, readCell(cell, column, decimals, 'template', options.dates));
    }
    const one = toRow(values, row, format, decimals, zone);
    if ('problem' in one) return { problem: `Row ${row}: ${one.problem}` };
    read.push(one);
  }
  return { rows: read };
}

function toRow(
  values: ReadonlyMap<string, CellValue>,
  row: number,
  format: CsvFormat,
  decimals: number,
  zone: Zone,
): BatchRow | { problem: string } {
  const number = (name: string) => values.get(name)?.number ?? 0n;
  const unclear = format.columns.some(({ name, kind }) => {
    const read = kind === 'timestamp' ? values.get(name)?.number : undefined;
    return read !== undefined && zonedUnixTime(read, zone) === null;
  });
  if (unclear) return { problem: CLOCK_CHANGE };
  const time = (name: string) =>
    values.has(name) ? (zonedUnixTime(number(name), zone) ?? 0n) : 0n;
  const recipient = values.get('address')?.address;
  if (!recipient) return { problem: 'The address cannot be read.' };
  if (format.product === 'flow') {
    const rate = rateOfRow(values, decimals);
    if (rate === null || rate === 0n) return { problem: 'The rate does not fit.' };
    const amount = number('initialDepositAmount');
    const pay = { amount: number('rateAmount'), every: values.get('rateInterval')?.text ?? '' };
    return { model: 'flow', row, recipient, amount, rate, start: time('startAt'), pay };
  }
  const common = { row, recipient, amount: number('amount') };
  if (formatShape(format) === 'tranchedTimelock') {
    return { model: 'timelock', ...common, duration: number('duration') };
  }
  const isRange = format.timing === 'range';
  if (formatShape(format) === 'tranchedStepper') {
    const steps = {
      model: 'steps',
      ...common,
      start: isRange ? time('startAt') : 0n,
      end: isRange ? time('endAt') : number('duration'),
      count: number('stepCount'),
    } as const;
    if (steps.count > BigInt(MOST_STEPS)) return { problem: TOO_MANY_STEPS };
    const [refusal] = validateStream(asLockup(steps));
    return refusal ? { problem: refusal.message } : steps;
  }
  const stream = {
    model: 'linear',
    ...common,
    start: isRange ? time('startAt') : 0n,
    end: isRange ? time('endAt') : number('duration'),
    cliff: isRange ? time('cliffAt') : number('cliffDuration'),
    unlocks: { start: number('unlockAmount'), cliff: number('cliffAmount') },
    granularity: granularityOf(values, format),
  } as const;
  const [refusal] = validateStream(asLockup(stream));
  return refusal ? { problem: refusal.message } : stream;
}

/** Seconds of a step: as the file says, or the whole length of a timelock, which has one step. */
function granularityOf(values: ReadonlyMap<string, CellValue>, format: CsvFormat): bigint {
  if (formatShape(format) === 'linearTimelock') return values.get('duration')?.number ?? 1n;
  return GRANULARITY.get(values.get('granularity')?.text ?? '') ?? 1n;
}

/** Unix second at which the stream of a row starts; null for one that starts when it is mined. */
export const startOf = (row: BatchRow): bigint | null =>
  row.model === 'timelock' || row.start === 0n ? null : row.start;

/** The amount and the second of each step; the last step ends with the stream. */
function stepsOf({ amount, start, end, count }: Extract<BatchRow, { model: 'steps' }>) {
  const each = amount / count;
  return Array.from({ length: Number(count) }, (_, index) => {
    const step = BigInt(index + 1);
    const isLast = step === count;
    return {
      amount: isLast ? amount - each * (count - 1n) : each,
      at: start + ((end - start) * step) / count,
    };
  });
}

/**
 * The Lockup stream of a row.
 * @param minedAt Unix second at which a stream by duration starts
 */
export function asLockup(
  row: Exclude<BatchRow, { model: 'flow' }>,
  minedAt = ANY_START,
): LockupStream {
  const shift = startOf(row) === null ? minedAt : 0n;
  if (row.model === 'steps') {
    const startTime = row.start + shift;
    const tranches = stepsOf(row).map(({ amount, at }) => ({ amount, timestamp: shift + at }));
    return { model: 'tranched', deposit: row.amount, startTime, tranches };
  }
  if (row.model === 'timelock') {
    const tranche = { amount: row.amount, timestamp: shift + row.duration };
    return { model: 'tranched', deposit: row.amount, startTime: shift, tranches: [tranche] };
  }
  return {
    model: 'linear',
    deposit: row.amount,
    startTime: row.start + shift,
    endTime: row.end + shift,
    cliffTime: row.cliff === 0n ? 0n : row.cliff + shift,
    unlocks: row.unlocks,
    granularity: row.granularity,
  };
}
