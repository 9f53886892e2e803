import { linkAmount, plainAmount } from '@sablier-docs/kit/inputs/amounts';
import { readCell } from './cells';
import { readTimestamp } from './cells/timestamp';
import { checkFile } from './check-file';
import { chosenColumn, type Arranged, type ColumnChoice } from './columns/arrange';
import { columnLabel } from './columns/labels';
import type { WithheldAnswer } from './columns/withheld';
import { parseCsv, writeCsv } from './parse';
import { csvRule } from './rules';
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
  unit?: CheckOptions['unit'];
  /** Set if the amounts of the list are in the smallest unit. */
  isInUnits?: boolean;
  /** The columns of the list that the reader has chosen. */
  columns?: ColumnChoice;
  /** What the reader has said of rows that a column marks as cancelled, paid and the like. */
  withheld?: WithheldAnswer;
}

/**
 * `text` replaces the reader's rows, and `made` says of which columns. With a `problem` it is the
 * reader's own list, about which something has to be answered or corrected first; without a text,
 * nothing was found.
 */
export type Planned =
  | { text: string; formatId: string; problem?: string; made?: string }
  | { text?: undefined; problem: string };

/** Problems of an airdrop's list that a list of streams may have. */
const ALLOWED = ['rows-few', 'recipient-repeated'];
const SUMS = ['sum-row', 'sum-differs'];
const NO_LIST =
  'Paste or choose a list first, with a column of addresses and a column of amounts. Other columns are left out.';
const SAY = 'Say below which column is what, then press the plan again.';
const LEAVE =
  'The plan leaves that out: its dates and parts are the same for all. If you mean that, press "Choose other columns" below, confirm yours and press the plan again.';
const CORRECT = 'Answer or correct the points below, then press the plan again.';

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
export function csvPlan(text: string, plan: Plan, options: PlanOptions): Planned {
  const { start, ...rest } = options;
  const { format, decimals } = rest;
  const first = readTimestamp(start.trim()).number;
  if (first === undefined) return { problem: 'Write the first day as 2027-01-31.' };
  const { arranged, report } = checkFile(text, { ...rest, now: 0, isPlan: true });
  const list = { text, formatId: LIST_FORMAT };
  if (arranged.asked.length > 0) return { ...list, problem: SAY };
  const dropped = report.problems.find(({ code }) => code === 'column-left');
  if (dropped) return { ...list, problem: `${dropped.detail} ${LEAVE}` };
  const isFound = ['address', 'amount'].every(
    (name) => chosenColumn(arranged.choice, name) !== null,
  );
  if (!isFound || report.totals.rows === 0) return { problem: NO_LIST };
  const open = report.problems.some(
    ({ code, fixed }) => !fixed && csvRule(code).severity === 'error' && !ALLOWED.includes(code),
  );
  // Without a copy, a row that adds the others up would still be among them.
  const hasSum = report.problems.some(({ code, fixed }) => !fixed && SUMS.includes(code));
  if (open || hasSum) return { ...list, problem: CORRECT };
  const [, amountColumn] = format.columns;
  if (!amountColumn) throw new Error('The list has no column of amounts.');
  const print = decimals > 3 ? linkAmount : plainAmount;
  const people = parseCsv(report.fixedCopy ?? arranged.text).rows.slice(1);
  const rows = people.map(([to = '', cell = '']) => {
    const units = readCell(cell, amountColumn, decimals, 'template').number ?? 0n;
    const whole = print(units, decimals);
    return plan === 'monthly'
      ? [to, whole, 'month', whole, yearsLater(first, 0)]
      : [
          to,
          whole,
          yearsLater(first, 0),
          yearsLater(first, 4),
          print(units / 4n, decimals),
          yearsLater(first, 1),
        ];
  });
  const header =
    plan === 'monthly'
      ? ['address', 'rateAmount', 'rateInterval', 'initialDepositAmount', 'startAt']
      : ['address', 'amount', 'startAt', 'endAt', 'cliffAmount', 'cliffAt'];
  return {
    text: writeCsv([header, ...rows]),
    formatId: PLAN_FORMATS[plan],
    made: madeOf(arranged),
  };
}

/** Which columns a plan is made of, and which it leaves out, as sentences. */
function madeOf({ columns, choice, left }: Arranged): string {
  const label = (name: string) => {
    const column = columns.find(({ at }) => at === choice[name]);
    return column ? columnLabel(column) : '';
  };
  const made = `Made of ${label('address')} (recipients) and ${label('amount')} (amounts).`;
  return left.length === 0 ? made : `${made} Left out: ${left.join(', ')}.`;
}
