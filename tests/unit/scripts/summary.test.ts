import { describe, expect, it } from 'vitest';
import { countTests } from '../../../scripts/test/counts';
import type { Outcome } from '../../../scripts/test/schedule';
import { summarize } from '../../../scripts/test/summary';

const vitest = (numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ numPassedTests, numFailedTests });
const playwright = JSON.stringify({ stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 4 } });

describe('the tests of a part', () => {
  it('are counted from the report of the runner', () => {
    expect(countTests('vitest', vitest(12, 3), false)).toEqual({ passed: 12, failed: 3 });
    expect(countTests('playwright', playwright, false)).toEqual({ passed: 8, failed: 2 });
  });

  it('are one where the part has no runner', () => {
    expect(countTests(undefined, undefined, true)).toEqual({ passed: 1, failed: 0 });
    expect(countTests(undefined, undefined, false)).toEqual({ passed: 0, failed: 1 });
  });

  it('hold a failure when the part failed and no test says why', () => {
    expect(countTests('vitest', vitest(12, 0), false)).toEqual({ passed: 12, failed: 1 });
    expect(countTests('playwright', undefined, false)).toEqual({ passed: 0, failed: 1 });
  });

  it('are none when a runner passed and left no report', () => {
    expect(countTests('vitest', undefined, true)).toEqual({ passed: 0, failed: 0 });
  });
});

describe('the summary', () => {
  const outcomes: Outcome[] = [
    { part: { title: 'Lint', command: ['x'] }, state: 'failed', seconds: 61, passed: 0, failed: 1 },
    {
      part: { title: 'Unit tests', command: ['x'], runner: 'vitest' },
      state: 'passed',
      seconds: 9,
      passed: 500,
      failed: 0,
    },
    {
      part: { title: 'Pages', command: ['x'], runner: 'playwright' },
      state: 'not run',
      seconds: 0,
      passed: 0,
      failed: 0,
    },
  ];

  it('has a row per part and the totals alone on the last line', () => {
    expect(summarize(outcomes, 125)).toEqual([
      'Lint        failed    1:01',
      'Unit tests  passed    0:09, 500 passed, 0 failed',
      'Pages       not run   0:00',
      'All                   2:05',
      '',
      '500 passed, 1 failed',
    ]);
  });
});
