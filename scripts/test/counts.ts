import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Part } from './schedule';

export interface Counts {
  passed: number;
  failed: number;
  /** The tests that failed, each as `file: title`; a file that did not load is named alone. Else the end of the output. */
  failures: readonly string[];
}

/** Lines of an output that stand in the place of a test's name: what V8 writes when it ends a process takes 30. */
const LAST_LINES = 40;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/**
 * The tests that a part ran, from the JSON report of its runner. A part without a runner is one check.
 * A part that failed counts at least one failure, also when no test did: a file that does not load. Where none has
 * a name, such as when the process of the tests has died, the end of the output stands in its place.
 */
export function countTests(
  runner: Part['runner'],
  report: string | undefined,
  isPassed: boolean,
  output: string,
): Counts {
  const counts =
    report === undefined ? { passed: 0, failed: 0, failures: [] } : read(runner, report);
  if (isPassed) return { ...counts, passed: runner ? counts.passed : 1 };
  return {
    ...counts,
    failed: Math.max(counts.failed, 1),
    failures: counts.failures.length > 0 ? counts.failures : [endOf(output)],
  };
}

function endOf(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim());
  return ['its output ends:', ...lines.slice(-LAST_LINES)].join('\n    ');
}

function read(runner: Part['runner'], report: string): Counts {
  const found: unknown = JSON.parse(report);
  if (runner === 'vitest') {
    const { numPassedTests, numFailedTests, testResults } = found as VitestReport;
    const failures = testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const file = path.relative('.', name);
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
      });
    return { passed: numPassedTests, failed: numFailedTests, failures };
  }
  const { stats, suites } = found as PlaywrightReport;
  const { expected, unexpected, flaky } = stats;
  return { passed: expected + flaky, failed: unexpected, failures: suites.flatMap(failuresOf) };
}

/** A spec that passed at a second try is `ok`. */
const failuresOf = ({ file, specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(failuresOf),
];

/** Content of a report, undefined when the runner wrote none. */
export function readReport(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
