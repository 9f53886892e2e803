import { checkCsv } from '../check';
import { countProblems } from '../count-problems';
import { decodeFile } from '../decode';
import { formatsFor } from '../header';
import { parseCsv } from '../parse';
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

/** Other formats whose columns match the file's header exactly. */
function otherFormats(text: string, problems: Problem[], formats: CsvFormat[]): string[] {
  const isOther = problems.some(
    ({ code }) => code === 'column-missing' || code === 'column-unknown',
  );
  if (!isOther) return [];
  const header = parseCsv(text.slice(0, 10_000)).rows[0] ?? [];
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
  const warnings = problems.filter((problem) => !isError(problem));
  return {
    problems: [...problems.filter(isError), ...warnings].slice(0, MAX_LISTED),
    counts: countProblems(problems),
    totals,
    fixedCopy: fixedCopy === null ? null : csv(fixedCopy),
    doubtful,
    doubtfulDate,
    list: problems.length > 0 ? csv(writeProblemList(problems.slice(0, MAX_WRITTEN))) : null,
    otherFormats: otherFormats(text, problems, formats),
  };
}

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  send({ type: 'done', result: run(data) });
});
