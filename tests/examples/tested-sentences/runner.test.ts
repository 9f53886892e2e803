import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runCommand } from '@sablier-docs/testing/run-command';

/* The runner of tested sentences, on statements with a fault each. */

const FIXTURE = 'tests/examples/tested-sentences';

interface Report {
  testResults: {
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

let results: Report['testResults'][number]['assertionResults'];

const run = (args: readonly string[], root: string) =>
  runCommand('npx', args, { STATEMENTS_ROOT: root });

beforeAll(async () => {
  const config = 'tests/statements/vitest.config.ts';
  const args = ['vitest', 'run', '--config', config, '--reporter=json'];
  const { stdout, stderr } = await run(args, FIXTURE);
  const report = /\{"numTotalTestSuites.*\}/s.exec(stdout)?.[0];
  if (!report) throw new Error(`The runner reports nothing.\n${stdout}\n${stderr}`);
  results = (JSON.parse(report) as Report).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  );
});

const failureOf = (id: string): string | undefined => {
  const found = results.filter((result) => result.title === id);
  expect(
    found.map(({ status }) => status),
    id,
  ).toEqual(['failed']);
  return found[0]?.failureMessages.join('\n');
};

test('a statement that compares nothing fails', () => {
  expect(failureOf('compares-nothing')).toContain('compares nothing');
});

test('a statement that compares nothing in one of its worlds fails', () => {
  const message = failureOf('world-compares-nothing');
  expect(message).toContain('"world-compares-nothing" is false in world 2 of 2');
  expect(message).toContain('compares nothing in this world');
});

test('another number fails, with line, old and new words, and the command', () => {
  const message = failureOf('other-number');
  expect(message).toContain(
    'docs/concepts/security.mdx:6: "other-number" no longer has the words that its test has proved',
  );
  expect(message).toContain('it was: A stream has 70 tokens left.');
  expect(message).toContain('it is:  A stream has 60 tokens left.');
  expect(message).toContain('changed: 70 → 60');
  expect(message).toContain('npm run statements -- --accept /concepts/security#other-number');
});

test('a sentence that no run has proved fails', () => {
  expect(failureOf('never-accepted')).toContain('no run has proved "never-accepted" yet');
});

test('a sentence that is gone fails, with its last words', () => {
  const message = failureOf('gone-from-page');
  expect(message).toContain('docs/concepts/security.mdx has no sentence with the id');
  expect(message).toContain('it was: Nobody can undo a cancellation.');
});

test('a source without an address fails', () => {
  expect(failureOf('no-host')).toContain('the address of the source');
});

test('true words that nobody has accepted yet fail', () => {
  expect(failureOf('other-words')).toContain(
    '"other-words" no longer has the words that its test has proved',
  );
});

test('a true statement beside them passes, on a fresh state', () => {
  const passed = results.filter(({ status }) => status === 'passed');
  expect(passed.map(({ title }) => title)).toEqual(['fresh-state']);
});

test('what passes is accepted by one command, and what fails is not', async () => {
  mkdirSync('.reports', { recursive: true });
  const root = mkdtempSync('.reports/accept-');
  const file = path.join(root, 'tests/statements/concepts/security');
  const accepted = () =>
    JSON.parse(readFileSync(`${file}.accepted.json`, 'utf8')) as Record<string, string>;
  try {
    for (const folder of ['docs', 'tests']) {
      cpSync(path.join(FIXTURE, folder), path.join(root, folder), { recursive: true });
    }
    /** The accepted words, without the statement that proves them. */
    const wordsOfSentence = (id: string) => accepted()[id]?.split(' ⟵ ')[0];
    const tests = readFileSync(`${file}.statements.ts`, 'utf8');
    writeFileSync(
      `${file}.statements.ts`,
      tests.replace("'../../../../../statements/", "'../../../../../tests/statements/"),
    );
    const accept = (target: string) =>
      run(['jiti', 'scripts/statements/index.ts', '--accept', target], root);

    const one = await accept('/concepts/security#other-number');
    expect(one.status, one.stdout + one.stderr).toBe(0);
    expect(one.stdout).toContain('it was: A stream has 70 tokens left.');
    expect(accepted()['other-number']).toBe(
      'A stream has 60 tokens left. ⟵ tests/statements/concepts/security.statements.ts#other-number',
    );
    // The others are as they were.
    expect(wordsOfSentence('other-words')).toBe('The sender gets 60 tokens.');

    expect((await accept('concepts/security')).status).toBe(1);
    expect(wordsOfSentence('never-accepted')).toBe('The recipient keeps the rest.');
    expect(wordsOfSentence('compares-nothing')).toBe('The sender can cancel.');
    expect(wordsOfSentence('other-words')).toBe('The sender then gets 60 tokens, say the rules.');
  } finally {
    rmSync(root, { recursive: true });
  }
});
