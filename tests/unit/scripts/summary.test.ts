import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countTests } from '../../../scripts/test/counts';
import type { Outcome } from '../../../scripts/test/schedule';
import { summarize } from '../../../scripts/test/summary';

const vitest = (numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({
    numPassedTests,
    numFailedTests,
    testResults: [
      {
        name: path.resolve('tests/unit/a.test.ts'),
        status: numFailedTests > 0 ? 'failed' : 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          ...(numFailedTests > 0 ? [{ status: 'failed', fullName: 'divides by 0' }] : []),
        ],
      },
    ],
  });
const playwright = JSON.stringify({
  stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 4 },
  suites: [
    {
      file: 'search.spec.ts',
      specs: [{ title: 'opens', ok: true }],
      suites: [{ file: 'search.spec.ts', specs: [{ title: 'closes', ok: false }] }],
    },
  ],
});

describe('the tests of a part', () => {
  it('are counted from the report of the runner', () => {
    expect(countTests('vitest', vitest(12, 3), false)).toEqual({
      passed: 12,
      failed: 3,
      failures: ['tests/unit/a.test.ts: divides by 0'],
    });
    expect(countTests('playwright', playwright, false)).toEqual({
      passed: 8,
      failed: 2,
      failures: ['search.spec.ts: closes'],
    });
  });

  it('are one where the part has no runner', () => {
    expect(countTests(undefined, undefined, true)).toMatchObject({ passed: 1, failed: 0 });
    expect(countTests(undefined, undefined, false)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('hold a failure when the part failed and no test says why', () => {
    expect(countTests('vitest', vitest(12, 0), false)).toEqual({
      ...{ passed: 12, failed: 1 },
      failures: ['no test failed; its output has the error'],
    });
    expect(countTests('playwright', undefined, false)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('name a file that did not load', () => {
    const report = {
      numPassedTests: 0,
      numFailedTests: 0,
      testResults: [
        { name: path.resolve('tests/b.test.ts'), status: 'failed', assertionResults: [] },
      ],
    };
    expect(countTests('vitest', JSON.stringify(report), false)).toEqual({
      passed: 0,
      failed: 1,
      failures: ['tests/b.test.ts'],
    });
  });

  it('are none when a runner passed and left no report', () => {
    expect(countTests('vitest', undefined, true)).toMatchObject({ passed: 0, failed: 0 });
  });
});

describe('the summary', () => {
  const outcomes: Outcome[] = [
    {
      part: { title: 'Lint', command: ['x'] },
      state: 'failed',
      seconds: 61,
      passed: 0,
      failed: 1,
      failures: [],
    },
    {
      part: { title: 'Unit tests', command: ['x'], runner: 'vitest' },
      state: 'passed',
      seconds: 9,
      passed: 500,
      failed: 0,
      failures: [],
    },
    {
      part: { title: 'Pages', command: ['x'], runner: 'playwright' },
      state: 'not run',
      seconds: 0,
      passed: 0,
      failed: 0,
      failures: [],
    },
  ];

  it('names what failed before the totals', () => {
    const [lint] = outcomes as [Outcome, ...Outcome[]];
    const broken = { ...lint, failures: ['a.test.ts: adds', 'b.test.ts'] };
    expect(summarize([broken], 61).slice(-5)).toEqual([
      'Failed:',
      '  Lint: a.test.ts: adds',
      '  Lint: b.test.ts',
      '',
      '0 passed, 1 failed',
    ]);
  });

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

  it('says where counts are from when a part did not run again', () => {
    const [, unit] = outcomes as [Outcome, Outcome];
    expect(summarize([{ ...unit, state: 'same', seconds: 0 }], 3)).toEqual([
      'Unit tests  same      0:00, 500 passed, 0 failed',
      'All                   0:03',
      '',
      'What is the same has passed with the same inputs before, and is counted from then.',
      '',
      '500 passed, 0 failed',
    ]);
  });
});
