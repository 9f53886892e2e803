import { writeCsv } from './parse';
import { remedyByHand, csvRule } from './rules';
import type { Problem } from './types';

/** All problems as a CSV file, for correcting the original. */
export function writeProblemList(problems: readonly Problem[]): string {
  const rows = problems.map(({ code, row, column, value, detail, fixed }) => {
    const { says, remedy, severity } = csvRule(code);
    const text = detail ? `${says} ${detail}` : says;
    return [
      row ?? 'file',
      column ?? '',
      value ?? '',
      severity,
      text,
      fixed ? remedy : remedyByHand(code),
      fixed ? 'yes' : 'no',
    ].map(String);
  });
  const header = [
    'row',
    'column',
    'value',
    'severity',
    'problem',
    'remedy',
    'repaired in the copy',
  ];
  return writeCsv([header, ...rows]);
}
