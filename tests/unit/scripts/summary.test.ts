import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countTests } from '../../../scripts/test/counts';
import type { Outcome } from '../../../scripts/test/schedule';
import { lastLine, progressOf } from '../../../scripts/test/progress';
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
    expect(countTests('vitest', vitest(12, 3), false, '')).toEqual({
      passed: 12,
      failed: 3,
      failures: ['tests/unit/a.test.ts: divides by 0'],
    });
    expect(countTests('playwright', playwright, false, '')).toEqual({
      passed: 8,
      failed: 2,
      failures: ['search.spec.ts: closes'],
    });
  });

  it('are one where the part has no runner', () => {
    expect(countTests(undefined, undefined, true, '')).toMatchObject({ passed: 1, failed: 0 });
    expect(countTests(undefined, undefined, false, 'a.ts\n\n  1:1  error')).toEqual({
      passed: 0,
      failed: 1,
      failures: ['its output ends:\n    a.ts\n      1:1  error'],
    });
  });

  it('hold a failure when the part failed and no test says why', () => {
    expect(countTests('vitest', vitest(12, 0), false, 'Channel closed')).toEqual({
      passed: 12,
      failed: 1,
      failures: ['its output ends:\n    Channel closed'],
    });
    const long = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n');
    const { failed, failures } = countTests('playwright', undefined, false, long);
    expect(failed).toBe(1);
    expect(failures[0]?.split('\n').at(1)).toBe('    line 10');
    expect(failures[0]?.split('\n').at(-1)).toBe('    line 49');
  });

  it('name a file that did not load', () => {
    const report = {
      numPassedTests: 0,
      numFailedTests: 0,
      testResults: [
        { name: path.resolve('tests/b.test.ts'), status: 'failed', assertionResults: [] },
      ],
    };
    expect(countTests('vitest', JSON.stringify(report), false, '')).toEqual({
      passed: 0,
      failed: 1,
      failures: ['tests/b.test.ts'],
    });
  });

  it('are none when a runner passed and left no report', () => {
    expect(countTests('vitest', undefined, true, '')).toMatchObject({ passed: 0, failed: 0 });
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

describe('the progress of a part', () => {
  const running = { since: 0, tests: 0, line: '' };

  it('has its tests, its seconds, and what it took the last time', () => {
    expect(progressOf('Unit tests', { ...running, tests: 1204 }, 120, 45_000)).toBe(
      'Unit tests, 1204 tests, 45 of about 120 s',
    );
    expect(progressOf('Types', running, undefined, 7_400)).toBe('Types, 7 s');
  });

  it('has the last line with a word of a part without tests', () => {
    const output = 'one\n\u001B[32m[client] Compiling\u001B[0m 40 %\n  \n';
    const line = lastLine(output) ?? '';
    expect(line).toBe('[client] Compiling 40 %');
    expect(progressOf('Strict build', { ...running, line }, undefined, 1_000)).toBe(
      'Strict build, [client] Compiling 40 %, 1 s',
    );
    expect(lastLine('\n--\n')).toBeUndefined();
  });
});

it('a summary names what changed while parts ran, once', () => {
  const part = { title: 'Unit', command: ['true'] } as const;
  const outcome = {
    part,
    state: 'passed',
    seconds: 1,
    passed: 1,
    failed: 0,
    failures: [],
  } as const;
  const lines = summarize(
    [
      { ...outcome, changed: ['b', 'a'] },
      { ...outcome, changed: ['b'] },
    ],
    1,
  );
  expect(lines.join('\n')).toContain('the next time: a, b\n');
  expect(summarize([outcome], 1).join('\n')).not.toContain('Changed while');
});
