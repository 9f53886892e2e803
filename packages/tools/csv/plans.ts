import Papa from 'papaparse';
import { fieldAmount, plainAmount } from '../inputs/amounts';
import { readingsOf } from '../inputs/numbers';
import { readCell } from './cells';
import { readTimestamp } from './cells/timestamp';
import { checkCsv } from './check';
import { isBlank, parseCsv, writeCsv } from './parse';
import { ruleOf } from './rules';
import type { CheckOptions, CsvFormat } from './types';

/** A plan that turns a list of addresses and amounts into a file of streams. */
export type Plan = 'fourYears' | 'monthly';

/** The format of the list itself, and that of the file of each plan. */
export const LIST_FORMAT = 'airdrops/instant';
export const PLAN_FORMATS: Readonly<Record<Plan, string>> = {
  fourYears: 'lockup/range/cliff',
  monthly: 'flow/stream',
};

export interface PlanOptions {
  /** The format of the list. */
  format: CsvFormat;
  decimals: number;
  /** The first day, as the reader wrote it. */
  start: string;
  notation?: CheckOptions['notation'];
}

/**
 * `text` replaces the reader's rows. With a `problem` it is the list, in which something has to be
 * answered or corrected first; without a text, nothing was found.
 */
export type Planned =
  | { text: string; formatId: string; problem?: string }
  | { text?: undefined; problem: string };

const ADDRESS = /^\s*0x[0-9a-f]{40}\s*$/i;
/** Problems of an airdrop's list that a list of streams may have. */
const ALLOWED = ['rows-few', 'recipient-repeated'];
const NO_LIST =
  'Paste or choose a list first, with a column of addresses and a column of amounts. Other columns are left out.';

/** The column in which most rows pass a test; -1 without one. */
function columnOf(rows: string[][], test: (cell: string) => boolean, not = -1): number {
  const counts = new Map<number, number>();
  for (const row of rows) {
    row.forEach((cell, at) => {
      if (at !== not && test(cell)) counts.set(at, (counts.get(at) ?? 0) + 1);
    });
  }
  const [best] = [...counts].sort(([a, m], [b, n]) => n - m || a - b);
  return best && best[1] * 2 > rows.length ? best[0] : -1;
}

const isAmount = (cell: string): boolean => {
  const { point, comma } = readingsOf(cell.trim());
  return point !== null || comma !== null;
};

/** Addresses and amounts of a table, with the separator that it came with; null without both. */
function listOf(text: string): string | null {
  const { rows, delimiter } = parseCsv(text);
  const body = rows.filter((row) => !isBlank(row));
  const people = body.filter((row) => row.some((cell) => ADDRESS.test(cell)));
  const address = columnOf(people, (cell) => ADDRESS.test(cell));
  const amount = columnOf(people, isAmount, address);
  if (address < 0 || amount < 0) return null;
  // A first row without an address has the names of the columns; any other row is kept, so that the
  // checker reports it.
  const first = ADDRESS.test(body[0]?.[address] ?? '') ? 0 : 1;
  const list = body.slice(first).map((row) => [row[address] ?? '', row[amount] ?? '']);
  return `${Papa.unparse([['address', 'amount'], ...list], { delimiter, newline: '\n' })}\n`;
}

/** Whether a text, such as the cells of a spreadsheet, has the list that a plan needs. */
export const hasList = (text: string): boolean => listOf(text) !== null;

const two = (number: number) => String(number).padStart(2, '0');

/** The same day and time some years later; March 1 for a February 29 that does not exist. */
function yearsLater(milliseconds: bigint, years: number): string {
  const date = new Date(Number(milliseconds));
  date.setUTCFullYear(date.getUTCFullYear() + years);
  const day = [date.getUTCFullYear(), two(date.getUTCMonth() + 1), two(date.getUTCDate())];
  return `${day.join('-')} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

/**
 * Turns a list of addresses and amounts into a file of streams: four years of vesting with a
 * quarter at the end of the first, or the amount every month of 30 days with the first month as
 * deposit.
 */
export function planOf(text: string, plan: Plan, options: PlanOptions): Planned {
  const { format, decimals, notation } = options;
  const first = readTimestamp(options.start.trim()).number;
  if (first === undefined) return { problem: 'Write the first day as 2027-01-31.' };
  const list = listOf(text);
  if (list === null) return { problem: NO_LIST };
  const report = checkCsv(list, { format, decimals, now: 0, ...(notation && { notation }) });
  const open = report.problems.some(
    ({ code, fixed }) => !fixed && ruleOf(code).severity === 'error' && !ALLOWED.includes(code),
  );
  if (open) {
    const problem = 'Answer or correct the points below, then press the plan again.';
    return { text: list, formatId: LIST_FORMAT, problem };
  }
  const [, amountColumn] = format.columns;
  if (!amountColumn) throw new Error('The list has no column of amounts.');
  const print = decimals > 3 ? fieldAmount : plainAmount;
  const people = parseCsv(report.fixedCopy ?? list).rows.slice(1);
  const rows = people.map(([address = '', amount = '']) => {
    const units = readCell(amount, amountColumn, decimals, 'template').number ?? 0n;
    const whole = print(units, decimals);
    return plan === 'monthly'
      ? [address, whole, 'month', whole, yearsLater(first, 0)]
      : [
          ...[address, whole, yearsLater(first, 0), yearsLater(first, 4)],
          ...[print(units / 4n, decimals), yearsLater(first, 1)],
        ];
  });
  const header =
    plan === 'monthly'
      ? ['address', 'rateAmount', 'rateInterval', 'initialDepositAmount', 'startAt']
      : ['address', 'amount', 'startAt', 'endAt', 'cliffAmount', 'cliffAt'];
  return { text: writeCsv([header, ...rows]), formatId: PLAN_FORMATS[plan] };
}
