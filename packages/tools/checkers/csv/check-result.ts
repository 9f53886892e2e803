import { checkFile } from '../../csv/check-file';
import { chosenFor, columnsKey } from '../../csv/columns/chosen';
import { countProblems } from '../../csv/count-problems';
import { decodeFile } from '../../csv/decode';
import { formatsFor } from '../../csv/header';
import { parseCsv } from '../../csv/parse';
import { writeProblemList } from '../../csv/problem-list';
import { csvRule } from '../../csv/rules';
import type { CsvFormat, Problem } from '../../csv/types';
import { MAX_LISTED, MAX_WRITTEN, type CheckRequest, type CheckResult } from './worker-messages';

const csv = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });
const isError = ({ code }: Problem) => csvRule(code).severity === 'error';

/** Enough of a file to see its columns. */
const START = 100_000;

/** Whether the header is not that of the chosen format. */
const isOther = (problems: Problem[]): boolean =>
  problems.some(
    ({ code }) => code === 'column-missing' || code === 'column-unknown' || code === 'columns-open',
  );

/** Other formats whose columns match the file's header exactly. */
function otherFormats(text: string, problems: Problem[], formats: CsvFormat[]): string[] {
  if (!isOther(problems)) return [];
  const header = parseCsv(text.slice(0, START)).rows[0] ?? [];
  return formatsFor(header, formats).map(({ id }) => id);
}

/**
 * Checks a file as the tool asks for it.
 * @param onProgress gets the part that is done, from 0 to 1
 */
export function resultOf(request: CheckRequest, onProgress?: (done: number) => void): CheckResult {
  const {
    source,
    format,
    formats,
    decimals,
    now,
    notation,
    dates,
    unit,
    withheld: answer,
  } = request;
  const { text, findings } =
    typeof source === 'string'
      ? { text: source, findings: [] }
      : decodeFile(new Uint8Array(source));
  const columns = chosenFor(text, format, request.columns);
  const options = {
    format,
    decimals,
    now,
    notation,
    dates,
    ...(columns && { columns }),
    ...(unit === 'token' && { unit }),
    isInUnits: unit === 'smallest',
    ...(answer && { withheld: answer }),
  };
  const { arranged, report } = checkFile(text, options, findings, onProgress);
  const { problems, totals, fixedCopy, doubtful, doubtfulDate, unitExample } = report;
  const { asked, left, isMoved, choice, withheld } = arranged;
  const open = problems.filter(({ fixed }) => !fixed);
  const warnings = open.filter((problem) => !isError(problem));
  const others = otherFormats(text, problems, formats);
  return {
    problems: [...open.filter(isError), ...warnings].slice(0, MAX_LISTED),
    repaired: problems.filter(({ fixed }) => fixed).slice(0, MAX_LISTED),
    counts: countProblems(problems),
    totals,
    fixedCopy: fixedCopy === null ? null : csv(fixedCopy),
    doubtful,
    doubtfulDate,
    unitExample,
    list: problems.length > 0 ? csv(writeProblemList(problems.slice(0, MAX_WRITTEN))) : null,
    otherFormats: others,
    fileColumns: {
      key: columnsKey(arranged.columns, format),
      columns: arranged.columns,
      choice,
      asked: others.length > 0 ? [] : asked,
      left,
      isMoved,
    },
    withheld: withheld && { count: withheld.places.size, detail: withheld.detail },
    arranged: arranged.text === text ? null : csv(arranged.text),
  };
}
