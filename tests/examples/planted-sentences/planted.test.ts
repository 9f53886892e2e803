import { expect, test } from 'vitest';
import { runCommand } from '@sablier-docs/testing/run-command';

/* The worlds of tested sentences, on thirty wrong ones that a test of the usual case would pass. */

const FIXTURE = 'tests/examples/planted-sentences';
const COUNT = 30;

interface Result {
  title: string;
  status: string;
  failureMessages: string[];
}

/** @param world the only one to ask, by its number; 1 is the usual case */
async function run(world?: string): Promise<Result[]> {
  const config = 'tests/statements/vitest.config.ts';
  const args = ['vitest', 'run', '--config', config, '--reporter=json'];
  const env = { STATEMENTS_ROOT: FIXTURE, WORLD: world ?? '', WORLDS_SEED: '' };
  const { stdout, stderr } = await runCommand('npx', args, env);
  const report = /\{"numTotalTestSuites.*\}/s.exec(stdout)?.[0];
  if (!report) throw new Error(`The runner reports nothing.\n${stdout}\n${stderr}`);
  return (
    JSON.parse(report) as { testResults: { assertionResults: Result[] }[] }
  ).testResults.flatMap(({ assertionResults }) => assertionResults);
}

const failures = (results: readonly Result[]) =>
  results.filter(({ status }) => status !== 'passed').map(({ title }) => title);

test('each wrong sentence is true in the usual case', async () => {
  const results = await run('1');
  expect(results).toHaveLength(COUNT);
  expect(failures(results)).toEqual([]);
});

test('each is false in a world, which is said with its words, its seed and the command', async () => {
  const results = await run();
  expect(results).toHaveLength(COUNT);
  expect(failures(results)).toEqual(results.map(({ title }) => title));
  for (const { title, failureMessages } of results) {
    const message = failureMessages.join('\n');
    expect(message).toMatch(
      new RegExp(
        `"${title}" is false in world [2-9]\\d* of \\d+:|"${title}" is false in world 1\\d+ of`,
      ),
    );
    expect(message).toMatch(/\n {2}Lockup v\d\.\d: a \w+(-\w+)? stream, .*\n {2}deposit \d+, /);
    expect(message).toMatch(/WORLD=\d+ WORLDS_SEED=\d+ npm run test:statements -- /);
  }
});
