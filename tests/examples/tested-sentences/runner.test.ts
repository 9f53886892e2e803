import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';

/* The runner of tested sentences, on claims with a fault each. */

interface Report {
  testResults: {
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

let results: Report['testResults'][number]['assertionResults'];

beforeAll(() => {
  const args = ['vitest', 'run', '--config', 'tests/claims/vitest.config.ts', '--reporter=json'];
  const { stdout, stderr } = spawnSync('npx', args, {
    encoding: 'utf8',
    env: { ...process.env, CLAIMS_FOLDER: 'tests/examples/tested-sentences' },
    shell: process.platform === 'win32',
  });
  const report = /\{"numTotalTestSuites.*\}/s.exec(stdout)?.[0];
  if (!report) throw new Error(`The runner reports nothing.\n${stdout}\n${stderr}`);
  results = (JSON.parse(report) as Report).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  );
}, 120_000);

const failureOf = (title: string): string | undefined => {
  const found = results.filter((result) => result.title === title);
  expect(
    found.map(({ status }) => status),
    title,
  ).toEqual(['failed']);
  return found[0]?.failureMessages.join('\n');
};

test('a claim that compares nothing fails', () => {
  expect(failureOf('/concepts/security: Follow the mark to read the test.')).toContain(
    'compares nothing',
  );
});

test('an edited sentence fails, and the message shows what the page says', () => {
  const message = failureOf('/concepts/security: Follow the mark to see the test.');
  expect(message).toContain('does not stand on /concepts/security');
  expect(message).toContain('The page has:\n  Follow the mark to read the test.');
});

test('a part of a sentence fails', () => {
  expect(failureOf('/concepts/security: A mark says how a release behaves')).toContain(
    'does not stand on /concepts/security as a whole',
  );
});

test('a claim in the file of another page fails', () => {
  const title = '/concepts/nft: A sentence without a mark has no test of its own.';
  expect(failureOf(title)).toContain('claims/concepts/nft.claims.ts');
});

test('a source without an address fails', () => {
  expect(failureOf('/concepts/security: All tests run on every change of the site.')).toContain(
    'the address of the source',
  );
});

test('a true claim beside them passes, on a fresh state', () => {
  expect(results.filter(({ status }) => status === 'passed').map(({ title }) => title)).toEqual([
    '/concepts/security: A sentence without a mark has no test of its own.',
  ]);
});
