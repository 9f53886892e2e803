import { checkCsv } from '../check';
import { countProblems } from '../count-problems';
import { decodeFile } from '../decode';
import { formatsFor } from '../header';
import { parseCsv } from '../parse';
import { hasList, LIST_FORMAT } from '../plans';
import { writeProblemList } from '../problem-list';
import { ruleOf } from '../rules';
import type { CsvFormat, Problem } from '../types';
import {
  MAX_LISTED,
  MAX_WRITTEN,
  type CheckRequest,
  type CheckResponse,
  type CheckResult,
} from './worker-messages';

const csv = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });
const send = (response: CheckResponse) => self.postMessage(response);
const isError = ({ code }: Problem) => ruleOf(code).severity === 'error';

/** Enough of a file to see its columns. */
const START = 10_000;

/** Whether the header is not that of the chosen format. */
const isOther = (problems: Problem[]): boolean =>
  problems.some(({ code }) => code === 'column-missing' || code === 'column-unknown');

/** Other formats whose columns match the file's header exactly. */
function otherFormats(text: string, problems: Problem[], formats: CsvFormat[]): string[] {
  if (!isOther(problems)) return [];
  const header = parseCsv(text.slice(0, START)).rows[0] ?? [];
  return formatsFor(header, formats).map(({ id }) => id);
}

function run({
  source,
  format,
  formats,
  decimals,
  now,
  notation,
  dates,
}: CheckRequest): CheckResult {
  const { text, findings } =
    typeof source === 'string'
      ? { text: source, findings: [] }
      : decodeFile(new Uint8Array(source));
  const report = checkCsv(text, { format, decimals, now, notation, dates }, findings, (done) =>
    send({ type: 'progress', done }),
  );
  const { problems, totals, fixedCopy, doubtful, doubtfulDate } = report;
  const others = otherFormats(text, problems, formats);
  const warnings = problems.filter((problem) => !isError(problem));
  return {
    problems: [...problems.filter(isError), ...warnings].slice(0, MAX_LISTED),
    counts: countProblems(problems),
    totals,
    fixedCopy: fixedCopy === null ? null : csv(fixedCopy),
    doubtful,
    doubtfulDate,
    list: problems.length > 0 ? csv(writeProblemList(problems.slice(0, MAX_WRITTEN))) : null,
    otherFormats: others,
    isList:
      format.id === LIST_FORMAT &&
      fixedCopy === null &&
      others.length === 0 &&
      isOther(problems) &&
      hasList(text.slice(0, START)),
  };
}

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  send({ type: 'done', result: run(data) });
});
