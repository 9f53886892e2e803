import type { ProblemCounts } from '../../csv/count-problems';
import type { ColumnChoice, FileColumn } from '../../csv/columns/arrange';
import type { ChosenColumns } from '../../csv/columns/chosen';
import type { WithheldAnswer } from '../../csv/columns/withheld';
import type { CheckOptions, CsvFormat, Problem, Totals } from '../../csv/types';

/** Maximum number of problems on the page, and in the list for download, which is one string. */
export const MAX_LISTED = 1_000;
export const MAX_WRITTEN = 500_000;

export interface CheckRequest {
  source: ArrayBuffer | string;
  format: CsvFormat;
  formats: CsvFormat[];
  decimals: number;
  now: number;
  notation: CheckOptions['notation'];
  dates: CheckOptions['dates'];
  /** What large whole amounts count, if the reader has said it. */
  unit: Unit | undefined;
  /** The columns that the reader has chosen. */
  columns: ChosenColumns | null;
  /** What the reader has said of rows that a column marks as cancelled, paid and the like. */
  withheld: WithheldAnswer | undefined;
}

/** Rows that a column marks as cancelled, paid and the like. */
export interface WithheldSummary {
  count: number;
  detail: string;
}

/** What the amounts of a file count. */
export type Unit = 'token' | 'smallest';

/** The columns of the file, and what was made of them. */
export interface FileColumns {
  /** Names the format and the columns: a choice holds for files with the same key. */
  key: string;
  columns: FileColumn[];
  choice: ColumnChoice;
  /** Columns of the format about which the reader has to be asked. */
  asked: string[];
  left: string[];
  isMoved: boolean;
}

export type CheckResponse =
  | { type: 'progress'; done: number }
  | { type: 'done'; result: CheckResult };

export interface CheckResult {
  /** The first `MAX_LISTED` that the reader has to look at, errors before warnings. */
  problems: Problem[];
  /** The first `MAX_LISTED` that the fixed copy repairs. */
  repaired: Problem[];
  counts: ProblemCounts;
  totals: Totals;
  fixedCopy: Blob | null;
  /** The first ambiguous amount; null without one. */
  doubtful: string | null;
  /** The first date whose day and month can be swapped; null without one. */
  doubtfulDate: string | null;
  /** The problems as CSV, at most `MAX_WRITTEN`; null without problems. */
  list: Blob | null;
  /** IDs of other formats that have exactly this header, if the chosen one does not. */
  otherFormats: string[];
  fileColumns: FileColumns;
  /** The file in the columns of the format and in tokens, if it came in others; null otherwise. */
  arranged: Blob | null;
  /** The first amount, if all look like counts of the smallest unit; null otherwise. */
  unitExample: string | null;
  /** Rows that a column marks, whether they are paid or not; null if there are none. */
  withheld: WithheldSummary | null;
}
