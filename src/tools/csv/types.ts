import type { CsvFormat } from '../../protocol/csv-formats';
import type { RuleCode } from './rules';

export type { CellKind, CsvColumn, CsvFormat } from '../../protocol/csv-formats';

/**
 * How a file writes its amounts. `template`: a point before decimals, as the formats ask. `unknown`:
 * something in the file makes that doubtful. `point` and `comma`: the reader has said what comes
 * before decimals; the other sign, a space or an apostrophe then stands between thousands.
 */
export type Notation = 'template' | 'unknown' | 'point' | 'comma';

/** What a checker found in one cell, before it knows the cell's place. */
export interface Finding {
  code: RuleCode;
  /** What is particular to this cell, as the end of a sentence or a sentence of its own. */
  detail?: string;
  /** Whether the fixed copy repairs it. */
  fixed?: boolean;
  /** The value is a secret or too long to repeat. */
  hideValue?: boolean;
}

export interface Problem {
  code: RuleCode;
  /** Row in a spreadsheet: the header is 1. Null when the whole file is meant. */
  row: number | null;
  column: string | null;
  /** The cell as it stands in the file, cut to 80 characters. */
  value: string | null;
  detail: string | null;
  fixed: boolean;
}

export interface Totals {
  /** Data rows, blank ones not counted. */
  rows: number;
  /** Different valid addresses. */
  addresses: number;
  /**
   * Sum of the readable amounts in the token's smallest unit: deposits, what a claim pays, or, for
   * Flow, the first deposits.
   */
  amount: bigint;
  smallest: bigint | null;
  largest: bigint | null;
  /** What the streams of a Flow file owe together in 30 days, in token units; null without rates. */
  owedIn30Days: bigint | null;
  /** Earliest and latest date in the file as written; null without dates. */
  firstDate: string | null;
  lastDate: string | null;
}

export interface Report {
  /** Every problem in file order: the file, the header, then row by row. */
  problems: Problem[];
  totals: Totals;
  /** The file with everything repaired that is marked `fixed`; null when there is nothing to do. */
  fixedCopy: string | null;
  /** The first amount with two meanings, such as `1.000`; null without one. */
  doubtful: string | null;
}

export interface CheckOptions {
  format: CsvFormat;
  /** Decimals of the token, 0 to 255. */
  decimals: number;
  /** The reader's wall clock, as milliseconds of the same date and time in UTC. */
  now: number;
  /** What the reader says stands before decimals in this file. */
  notation?: Extract<Notation, 'point' | 'comma'>;
}
