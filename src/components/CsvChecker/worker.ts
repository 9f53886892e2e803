import { checkCsv } from '@site/src/tools/csv/check';
import { countProblems } from '@site/src/tools/csv/count';
import { decode } from '@site/src/tools/csv/decode';
import { formatsFor } from '@site/src/tools/csv/header';
import { parseCsv } from '@site/src/tools/csv/parse';
import { writeProblemList } from '@site/src/tools/csv/problem-list';
import { ruleOf } from '@site/src/tools/csv/rules';
import type { CsvFormat, Problem } from '@site/src/tools/csv/types';
import {
  MAX_LISTED,
  MAX_WRITTEN,
  type CheckRequest,
  type CheckResponse,
  type CheckResult,
} from './messages';

const csv = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });
const send = (response: CheckResponse) => self.postMessage(response);
const isError = ({ code }: Problem) => ruleOf(code).severity === 'error';

/** Formats with exactly the columns of a file whose header is not that of the chosen one. */
function otherFormats(text: string, problems: Problem[], formats: CsvFormat[]): string[] {
  const isOther = problems.some(
    ({ code }) => code === 'column-missing' || code === 'column-unknown',
  );
  if (!isOther) return [];
  const header = parseCsv(text.slice(0, 10_000)).rows[0] ?? [];
  return formatsFor(header, formats).map(({ id }) => id);
}

function run({ source, format, formats, decimals, now, notation }: CheckRequest): CheckResult {
  const { text, findings } =
    typeof source === 'string' ? { text: source, findings: [] } : decode(new Uint8Array(source));
  const report = checkCsv(text, { format, decimals, now, notation }, findings, (done) =>
    send({ type: 'progress', done }),
  );
  const { problems, totals, fixedCopy, doubtful } = report;
  const warnings = problems.filter((problem) => !isError(problem));
  return {
    problems: [...problems.filter(isError), ...warnings].slice(0, MAX_LISTED),
    counts: countProblems(problems),
    totals,
    fixedCopy: fixedCopy === null ? null : csv(fixedCopy),
    doubtful,
    list: problems.length > 0 ? csv(writeProblemList(problems.slice(0, MAX_WRITTEN))) : null,
    otherFormats: otherFormats(text, problems, formats),
  };
}

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  send({ type: 'done', result: run(data) });
});
