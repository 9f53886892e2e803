import { readFileSync } from 'node:fs';
import type { Part } from './schedule';

export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/**
 * The tests that a part ran, from the JSON report of its runner. A part without a runner is one check.
 * A part that failed counts at least one failure, also when no test did: a file that does not load.
 */
export function countTests(
  runner: Part['runner'],
  report: string | undefined,
  isPassed: boolean,
): Counts {
  const { passed, failed } = report === undefined ? { passed: 0, failed: 0 } : read(runner, report);
  if (isPassed) return { passed: runner ? passed : 1, failed };
  return { passed, failed: Math.max(failed, 1) };
}

function read(runner: Part['runner'], report: string): Counts {
  const found: unknown = JSON.parse(report);
  if (runner === 'vitest') {
    const { numPassedTests, numFailedTests } = found as VitestReport;
    return { passed: numPassedTests, failed: numFailedTests };
  }
  const { expected, unexpected, flaky } = (found as PlaywrightReport).stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** Content of a report, undefined when the runner wrote none. */
export function readReport(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
