import { csvRule } from '../../csv/rules';
import type { CheckResult } from './worker-messages';

/** What the tool gives of a checked file. */
export interface WaysOut {
  /** The totals, questions, downloads and problems: not before the reader has said which column is what. */
  results: boolean;
  /** A corrected file. */
  fixedCopy: Blob | null;
  /** Calls for a wallet, a Safe, an explorer or a command line. */
  calls: boolean;
}

/** Nothing leaves the tool of a file that can be read in two ways, or has an error that its copy does not repair. */
export function waysOutOf(result: CheckResult): WaysOut {
  const { fileColumns, fixedCopy, otherFormats, problems } = result;
  const isRead = fileColumns.asked.length === 0;
  // A copy in the chosen format would drop the columns of another one.
  const isOther = otherFormats.length > 0;
  // Repaired ones are no longer among them.
  const hasError = problems.some(({ code }) => csvRule(code).severity === 'error');
  return {
    results: isRead,
    fixedCopy: isRead && !isOther ? fixedCopy : null,
    calls: isRead && !isOther && !hasError,
  };
}
