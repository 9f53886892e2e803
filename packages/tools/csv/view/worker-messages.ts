import type { ProblemCounts } from '../count-problems';
import type { CheckOptions, CsvFormat, Problem, Totals } from '../types';

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
}

export type CheckResponse =
  | { type: 'progress'; done: number }
  | { type: 'done'; result: CheckResult };

export interface CheckResult {
  /** The first `MAX_LISTED`, errors before warnings. */
  problems: Problem[];
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
  /** Whether the format is that of a list, the columns are of none, and a plan can be made of the file. */
  isList: boolean;
}
