import { MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import type { CellValue } from './cells/value';
import { rateOfRow } from './rates';
import type { RuleCode } from './rules';
import type { Finding } from './types';

/** A finding about two cells of a row, reported on the one that is more likely wrong. */
export interface RowFinding extends Finding {
  column: string;
}

type Cells = ReadonlyMap<string, CellValue>;

/** Pairs of dates that the contracts require in this order. */
const DATE_ORDER = [
  ['startAt', 'cliffAt'],
  ['cliffAt', 'endAt'],
  ['startAt', 'firstUnlockAt'],
  ['firstUnlockAt', 'secondUnlockAt'],
  ['secondUnlockAt', 'endAt'],
  ['startAt', 'endAt'],
] as const;

const UNLOCKS = ['unlockAmount', 'cliffAmount', 'firstUnlockAmount', 'secondUnlockAmount'];
/** Parts of a duration. The second unlock counts from the first. */
const PARTS = [['cliffDuration'], ['firstUnlockDuration', 'secondUnlockDuration']];

/** Steps of a linear stream in seconds: a year of 365 days. */
export const GRANULARITY: ReadonlyMap<string, bigint> = new Map([
  ['daily', 86_400n],
  ['weekly', 604_800n],
  ['yearly', 31_536_000n],
]);

/** The shortest calendar month and year, in seconds. */
const SHORTEST = { monthCount: 2_419_200n, yearCount: 31_536_000n } as const;

/**
 * Checks the cells of a row against each other. Cells that could not be read are skipped.
 * @param decimals of the token, 0 to 255
 * @param now the reader's local time, in milliseconds of the same date and time in UTC
 */
export function checkAcrossCells(cells: Cells, decimals: number, now: number): RowFinding[] {
  return [
    ...dates(cells, BigInt(now)),
    ...durations(cells),
    ...steps(cells),
    ...storage(cells, BigInt(now)),
    ...amounts(cells),
    ...percentages(cells),
    ...flow(cells, decimals),
  ];
}

/** What a date in the past means. */
const PAST: Readonly<Record<string, RuleCode>> = { startAt: 'date-past', endAt: 'end-past' };

function dates(cells: Cells, now: bigint): RowFinding[] {
  const found: RowFinding[] = [];
  for (const [name, verdict] of cells) {
    if (!name.endsWith('At') || verdict.number === undefined || verdict.number >= now) continue;
    const code = PAST[name] ?? 'unlock-past';
    found.push({ code, column: name });
  }
  for (const [first, second] of DATE_ORDER) {
    const before = cells.get(first)?.number;
    const after = cells.get(second)?.number;
    if (before === undefined || after === undefined || before < after) continue;
    found.push({ code: 'date-order', column: second, detail: `${second} must be after ${first}.` });
  }
  return found;
}

function durations(cells: Cells): RowFinding[] {
  const whole = cells.get('duration')?.number;
  if (whole === undefined) return [];
  return PARTS.flatMap((names) => {
    let sum = 0n;
    for (const column of names) {
      sum += cells.get(column)?.number ?? 0n;
      if (sum >= whole) return [{ code: 'duration-order', column } as const];
    }
    return [];
  });
}

/** Seconds from start to end, if the row has them; dates are in milliseconds. */
function lengthOf(cells: Cells): bigint | undefined {
  const duration = cells.get('duration')?.number;
  const start = cells.get('startAt')?.number;
  const end = cells.get('endAt')?.number;
  if (duration !== undefined || start === undefined || end === undefined) return duration;
  return end > start ? (end - start) / 1_000n : undefined;
}

function steps(cells: Cells): RowFinding[] {
  const length = lengthOf(cells);
  if (length === undefined) return [];
  const found: RowFinding[] = [];
  const step = GRANULARITY.get(cells.get('granularity')?.text ?? '');
  if (step !== undefined && step > length) {
    found.push({ code: 'granularity-long', column: 'granularity' });
  }
  if ((cells.get('stepCount')?.number ?? 0n) > length) {
    found.push({ code: 'steps-many', column: 'stepCount' });
  }
  return found;
}

/** @param now in milliseconds */
function storage(cells: Cells, now: bigint): RowFinding[] {
  const start = (cells.get('startAt')?.number ?? now) / 1_000n;
  const tooLong = (seconds: bigint | undefined) =>
    seconds !== undefined && start + seconds > MAX_UINT40;
  const found: RowFinding[] = [];
  if (tooLong(cells.get('duration')?.number)) {
    found.push({ code: 'duration-long', column: 'duration' });
  }
  for (const column of ['monthCount', 'yearCount'] as const) {
    const count = cells.get(column)?.number;
    if (count !== undefined && tooLong(count * SHORTEST[column])) {
      found.push({ code: 'duration-long', column });
    }
  }
  return found;
}

function amounts(cells: Cells): RowFinding[] {
  const deposit = cells.get('amount')?.number;
  if (deposit === undefined) return [];
  const none: RowFinding[] =
    cells.get('cliffAmount')?.number === 0n ? [{ code: 'cliff-zero', column: 'cliffAmount' }] : [];
  const unlocks = UNLOCKS.filter((name) => cells.get(name)?.number !== undefined);
  const sum = unlocks.reduce((total, name) => total + (cells.get(name)?.number ?? 0n), 0n);
  const column = unlocks.at(-1);
  if (!column || sum <= deposit) return none;
  return [{ code: 'unlock-sum', column, detail: `Together: ${unlocks.join(' + ')}.` }];
}

function percentages(cells: Cells): RowFinding[] {
  const list = cells.get('unlockPercentages')?.list;
  if (!list) return [];
  const column = 'unlockPercentages';
  const found: RowFinding[] = [];
  const years = cells.get('yearCount')?.number;
  if (years !== undefined && years !== BigInt(list.length)) {
    const detail = `${list.length} percentages, ${years} years.`;
    found.push({ code: 'percent-count', column, detail });
  }
  const sum = list.reduce((total, value) => total + value, 0);
  if (sum !== 100) found.push({ code: 'percent-sum', column, detail: `They add up to ${sum}.` });
  return found;
}

function flow(cells: Cells, decimals: number): RowFinding[] {
  const found: RowFinding[] = [];
  if (rateOfRow(cells, decimals) === 0n) found.push({ code: 'rate-zero', column: 'rateAmount' });
  if (cells.get('initialDepositAmount')?.number === 0n) {
    found.push({ code: 'deposit-zero', column: 'initialDepositAmount' });
  }
  return found;
}
