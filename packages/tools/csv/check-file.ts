import { checkCsv } from './check';
import { arrangeColumns, type Arranged, type ColumnChoice } from './columns/arrange';
import { columnLabel } from './columns/labels';
import type { WithheldAnswer } from './columns/withheld';
import type { CheckOptions, Finding, Report } from './types';

export interface FileOptions extends CheckOptions {
  /** The columns that the reader has chosen. */
  columns?: ColumnChoice;
  /** Set if the reader has said that the amounts are in the token's smallest unit. */
  isInUnits?: boolean;
  /** What the reader has said of rows that a column marks as cancelled, paid and the like. */
  withheld?: WithheldAnswer;
  /** Set if a plan makes streams of the list. */
  isPlan?: boolean;
}

/** A file, its columns, and the check of it. */
export interface CheckedFile {
  arranged: Arranged;
  report: Report;
}

/**
 * Finds the columns of a format in a file, then checks it. As long as a column has to be asked
 * about, the report has an error and no row is read.
 * @param before findings from decoding the bytes
 * @param progress called regularly with the share that is done, 0 to 1
 */
export function checkFile(
  text: string,
  { columns, isInUnits, withheld, isPlan, ...options }: FileOptions,
  before: Finding[] = [],
  progress?: (done: number) => void,
): CheckedFile {
  const arranged = arrangeColumns(text, {
    format: options.format,
    ...(columns && { columns }),
    ...(isInUnits && { unitDecimals: options.decimals }),
    ...(withheld && { withheld }),
    ...(isPlan && { isPlan }),
  });
  const { asked, findings } = arranged;
  if (asked.length === 0) {
    return {
      arranged,
      report: checkCsv(arranged.text, options, [...before, ...findings], progress),
    };
  }
  const report = checkCsv('', options, before);
  const detail = questionOf(arranged);
  const problem = { code: 'columns-open', row: null, column: null, value: null } as const;
  return {
    arranged,
    report: { ...report, problems: [{ ...problem, detail, fixed: false }] },
  };
}

/** `Which column is amount: No, Tokens?` */
function questionOf({ asked, columns }: Arranged): string {
  return `Which column is ${asked.join(', and which is ')}: ${columns.map(columnLabel).join(', ')}?`;
}
