import type { CsvFormat } from '@sablier-docs/protocol/csv-formats';
import type { DecimalSign } from '@sablier-docs/kit/inputs/numbers';
import type { DateOrder } from './cells/numeric-date';
import type { RuleCode } from './rules';

export type { CellKind, CsvColumn, CsvFormat } from '@sablier-docs/protocol/csv-formats';

/**
 * The notation of a file's amounts. `template`: a decimal point, as the formats require. `unknown`:
 * the file makes that doubtful. `mixed`: some amounts have a decimal point and others a decimal comma.
 * `point` and `comma`: the decimal separator that the reader has chosen, or that the file shows; the
 * other one, a space or an apostrophe then separates thousands.
 */
export type Notation = 'template' | 'unknown' | 'mixed' | DecimalSign;

/** A problem with one cell, without its place. */
export interface Finding {
  code: RuleCode;
  /** Details of this cell, as the end of a sentence or a sentence of their own. */
  detail?: string;
  /** Whether the fixed copy repairs it. */
  fixed?: boolean;
  /** Whether the value is a secret or too long to repeat. */
  hideValue?: boolean;
}

export interface Problem {
  code: RuleCode;
  /** Row in a spreadsheet; the header is row 1. Null for the whole file. */
  row: number | null;
  column: string | null;
  /** The cell as in the file, cut to 80 characters. */
  value: string | null;
  detail: string | null;
  fixed: boolean;
}

export interface Totals {
  /** Data rows, blank ones not counted. */
  rows: number;
  /** Number of distinct valid addresses. */
  addresses: number;
  /**
   * Sum of the readable amounts in the token's smallest unit: deposits, amounts of claims or, for
   * Flow, the first deposits.
   */
  amount: bigint;
  /** Rows whose recipient cannot be read; their amounts are in no sum. */
  unread: number;
  smallest: bigint | null;
  largest: bigint | null;
  /** The sum that the streams of a Flow file owe in 30 days, in token units; null without rates. */
  owedIn30Days: bigint | null;
  /** Earliest and latest date in the file as written; null without dates. */
  firstDate: string | null;
  lastDate: string | null;
}

export interface Report {
  /** Every problem in file order: the file, the header, then row by row. */
  problems: Problem[];
  totals: Totals;
  /** The file with every problem repaired that has `fixed`; null if there is none. */
  fixedCopy: string | null;
  /** The first ambiguous amount, such as `1.000`; null without one. */
  doubtful: string | null;
  /** The first date whose day and month can be swapped, such as `01/02/2027`; null without one. */
  doubtfulDate: string | null;
  /** The first amount, if all look like counts of the smallest unit; null otherwise. */
  unitExample: string | null;
}

export interface CheckOptions {
  format: CsvFormat;
  /** Decimals of the token, 0 to 255. */
  decimals: number;
  /** The reader's local time, as milliseconds of the same date and time in UTC. */
  now: number;
  /** The decimal separator of this file that the reader has chosen. */
  notation?: DecimalSign;
  /** The order of day and month in this file that the reader has chosen. */
  dates?: DateOrder;
  /** Set if the reader has said that large whole amounts are tokens. */
  unit?: 'token';
}
