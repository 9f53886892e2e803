import type { ProblemCounts } from '@site/src/tools/csv/count';
import type { CheckOptions, CsvFormat, Problem, Totals } from '@site/src/tools/csv/types';

/** How many problems the page gets, and the list for download, which is one text. */
export const MAX_LISTED = 1_000;
export const MAX_WRITTEN = 500_000;

export interface CheckRequest {
  source: ArrayBuffer | string;
  format: CsvFormat;
  formats: CsvFormat[];
  decimals: number;
  now: number;
  notation: CheckOptions['notation'];
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
  /** The first amount with two meanings; null without one. */
  doubtful: string | null;
  /** The problems as CSV, at most `MAX_WRITTEN`; null when there is none. */
  list: Blob | null;
  /** Ids of other formats that have exactly this header, when the chosen one does not. */
  otherFormats: string[];
}
