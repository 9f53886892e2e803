import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { createRandom } from '@sablier-docs/testing/random';
import { DEFAULTS, type Answers } from '@sablier-docs/create-streams/answers';
import { TEST_FEED } from '@sablier-docs/create-streams/testing';
import { projectFiles } from '@sablier-docs/create-streams/project-files';
import { answersFor, facts, SEPOLIA } from './projects';

/*
 * The tests that the viem and React projects contain, each on a chain that it starts itself. tests/starters runs
 * some of them by npm, as a reader does.
 */

const run = promisify(execFile);
/** Inside node_modules, so that the packages are found from there. */
const FOLDER = path.resolve('node_modules/.cache/wizard-tests');

const DECIMALS = [6, 18];

/** Runs the tests of a project with tokens of these decimals, and expects them to pass. */
async function expectPassing(answers: Answers, decimals: readonly number[]): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const { path: file, text } of projectFiles(answers, SEPOLIA, facts)) {
    mkdirSync(path.dirname(path.join(FOLDER, file)), { recursive: true });
    writeFileSync(path.join(FOLDER, file), text);
  }
  const names = decimals.map((number) => `${number}-decimals`);
  await build({
    entryPoints: names.map((name) => path.join(FOLDER, `test/${name}.test.ts`)),
    outdir: path.join(FOLDER, 'out'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // Node.js imports JSON of a package with an attribute only, which tsx does not ask for.
    plugins: [
      {
        name: 'json of packages',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^@sablier\/.*\.json$/ }, ({ path: name }) => ({
            path: path.resolve('node_modules', name),
          }));
        },
      },
    ],
    logLevel: 'error',
  });
  const files = names.map((name) => path.join(FOLDER, `out/${name}.test.mjs`));
  const { stdout } = await run(process.execPath, ['--test', '--test-reporter', 'tap', ...files], {
    cwd: FOLDER,
    env: { PATH: process.env.PATH },
  }).catch((error: { stdout?: string }) => {
    throw new Error(`${JSON.stringify(answers)}:\n${error.stdout ?? String(error)}`);
  });
  expect(stdout, JSON.stringify(answers)).toContain(`\n# pass ${names.length}\n# fail 0\n`);
}

const SLOW = { product: 'flow', model: 'none', rate: '0.00000001', period: 'year' } as const;
const GATED = { model: 'price-gated', price: '0.5', expiry: '36500' } as const;

const SAFE = { sender: 'safe' } as const;
const FOUR_YEARS = {
  duration: '1460',
  cliff: '365',
  cliffUnlock: '25',
  granularity: 'twelfth',
} as const;

/** Projects that need something of their own on the local chain. */
const SPECIAL: Record<'viem' | 'react', Partial<Answers>[]> = {
  viem: [
    { ...GATED, feed: TEST_FEED, batch: 'yes' },
    { batch: 'parts', amounts: 'own', sender: 'contract', startUnlock: '33.33' },
    { ...SLOW, batch: 'parts' },
    { ...SAFE, ...FOUR_YEARS, startUnlock: '10' },
    { ...SAFE, ...GATED, batch: 'yes' },
    { ...SAFE, model: 'tranched', dates: 'months', batch: 'parts', token: 'unusual' },
    { ...SAFE, product: 'flow', model: 'none', batch: 'yes', amounts: 'own' },
  ],
  react: [
    { ...GATED, batch: 'yes' },
    SLOW,
    { batch: 'parts', amounts: 'own', model: 'dynamic' },
    { ...SAFE, batch: 'parts', amounts: 'own', model: 'tranched', dates: 'years' },
    { ...SAFE, product: 'flow', model: 'none' },
  ],
};

/** Of each stack; the nightly run takes more. */
const RUNS = process.env.TEST_ALL ? 25 : 1;

test.each(['viem', 'react'] as const)(
  'those of special and of random projects for %s pass',
  async (stack) => {
    const own = answersFor(stack);
    const random = createRandom(stack === 'viem' ? 0x20n : 0x21n);
    const some = Array.from({ length: RUNS }, () => {
      const answers = own[Number(random.between(0n, BigInt(own.length - 1)))];
      if (!answers) throw new Error('There is no project.');
      return answers;
    });
    const special = SPECIAL[stack].map((answers) => ({ ...DEFAULTS, ...answers, stack }));
    for (const [at, answers] of [...special, ...some].entries()) {
      // One after the other has 6 and 18 decimals, at night each has both; runs.test.ts runs the functions with both.
      const decimals = process.env.TEST_ALL ? DECIMALS : DECIMALS.slice(at % 2, (at % 2) + 1);
      await expectPassing(answers, decimals);
    }
  },
);
