import { checkFile } from '../csv/check-file';
import { parseCsv } from '../csv/parse';
import { rowNumbers } from '../csv/row-numbers';
import { csvRule, type RuleCode } from '../csv/rules';
import type { CheckOptions, CsvFormat, Finding } from '../csv/types';
import { CampaignFileError, leafOf, nonEmpty, type CampaignFile } from './campaign-parts';
import { repairsOf } from './repairs';

/** Rules that cannot be checked while the decimals are unknown. */
const NEED_DECIMALS: readonly RuleCode[] = ['amount-decimals', 'amount-large'];

/** Rules about what can be read in two ways; their detail says which. */
const QUESTIONS: readonly RuleCode[] = [
  'columns-open',
  'rows-withheld',
  'amount-split',
  'column-left',
  'rows-mixed',
  'recipient-source',
];

/** Rules about the notation of a file's amounts. */
const NOTATION: readonly RuleCode[] = ['amount-point', 'amount-comma', 'amount-notation'];

/**
 * Reads the CSV from which a campaign was created, after repairing unambiguous mistakes.
 * @param before findings from decoding the bytes
 * @throws CampaignFileError
 */
export function readCsv(
  text: string,
  format: CsvFormat,
  decimals: number | null,
  notation: CheckOptions['notation'],
  before: Finding[],
  progress?: (done: number) => void,
): CampaignFile {
  // The local time does not matter, because airdrop files have no dates.
  // What large amounts count is asked about where a campaign is created, not where one is read.
  const unit = 'token' as const;
  const options = { format, decimals: decimals ?? 0, now: 0, notation, unit };
  const { arranged, report } = checkFile(text, options, before, progress);
  const left = report.problems.filter(
    ({ code, fixed }) =>
      !fixed &&
      csvRule(code).severity === 'error' &&
      (decimals !== null || !NEED_DECIMALS.includes(code)),
  );
  // While something is ambiguous, nothing is repaired.
  const open =
    left.find(({ code }) => NOTATION.includes(code)) ??
    left.find(({ code }) => QUESTIONS.includes(code)) ??
    left[0];
  if (open && NOTATION.includes(open.code)) {
    const { row, detail, value } = open;
    throw new CampaignFileError(
      report.doubtful === null
        ? `Row ${row}: ${value}. ${csvRule(open.code).says} Correct the file with the CSV checker first.`
        : `Row ${row}: ${detail} ${csvRule(open.code).says}`,
      report.doubtful,
    );
  }
  if (open) {
    const where = open.row === null ? 'The file' : `Row ${open.row}`;
    throw new CampaignFileError(
      `${where}: ${[csvRule(open.code).says, QUESTIONS.includes(open.code) && open.detail].filter(Boolean).join(' ')} Correct the file with the CSV checker first.`,
    );
  }
  if (decimals === null) {
    throw new CampaignFileError(
      'Enter the decimals of the token: the amounts of a CSV, and with them the root, depend on them.',
    );
  }
  const { rows } = parseCsv(report.fixedCopy ?? arranged.text);
  const numbers = rowNumbers(text, format);
  const leaves = rows.slice(1).map(([address = '', amount = '0'], index) => {
    const [whole = '0', fraction = ''] = amount.split('.');
    return leafOf(
      index,
      address,
      `${whole}${fraction.padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, ''),
      `Row ${numbers[index] ?? index + 2}`,
    );
  });
  return {
    kind: 'csv',
    leaves: nonEmpty(leaves),
    stated: { root: null, total: null, count: null },
    repairs: repairsOf(report.problems),
  };
}
