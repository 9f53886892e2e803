// The tasks behind `npm run preview`, `npm run build`, `npm test` and others. Each works on a fresh
// clone: what is missing is installed first.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';

const strict = { STRICT_BUILD: '1' };

/** Hosted search as the browser tests answer it; see tests/e2e/support/hosted.ts. */
const hosted = {
  ALGOLIA_APP_ID: 'APPID',
  ALGOLIA_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'sablier-docs',
};

/** What `npm test` runs, in order: the quick checks first. */
const checks = [
  ['Format', 'format:check'],
  ['Lint', 'lint'],
  ['Spelling', 'spell'],
  ['Types', 'typecheck'],
  ['Unit tests', 'test:unit'],
  ['Examples on a local chain', 'test:examples'],
  ['Strict build', 'build:strict'],
  ['Built site', 'test:built'],
  ['Browser tests', 'test:e2e'],
  ['Browser tests with hosted search', 'test:hosted'],
];

/** @type {Record<string, (args?: string[]) => void>} */
const tasks = {
  build,
  preview() {
    build();
    run('npm', ['run', '--silent', 'serve']);
  },
  'build:strict'(args) {
    build(args, strict);
  },
  gas() {
    const config = ['--config', 'tests/examples/vitest.config.ts', 'tests/examples/gas'];
    run('npx', ['vitest', 'run', ...config], { UPDATE_GAS: '1' });
  },
  'test:hosted'() {
    build(['--out-dir', 'build-hosted'], { ...strict, ...hosted });
    run('npx', ['playwright', 'test', '--config', 'playwright.hosted.config.mts']);
  },
  test() {
    for (const [title = '', script = ''] of checks) {
      const start = Date.now();
      console.log(`\n── ${title}`);
      run('npm', ['run', '--silent', script]);
      console.log(`── ${title}: passed in ${Math.round((Date.now() - start) / 1000)} s`);
    }
  },
};

/**
 * @param {string[]} args for `docusaurus build`, such as `--out-dir`
 * @param {Record<string, string>} env
 */
function build(args = [], env = {}) {
  const options = { 'out-dir': /** @type {const} */ ({ type: 'string', default: 'build' }) };
  const folder = String(parseArgs({ args, options, strict: false }).values['out-dir']);
  run('npm', ['run', '--silent', 'generate']);
  run('npx', ['docusaurus', 'build', ...args], env);
  run('npx', ['jiti', 'scripts/offline-manifest.ts', folder]);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function run(command, args, env = {}) {
  const { status, signal } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (signal === 'SIGINT') process.exit(0);
  if (status !== 0) {
    console.error(`\n"${[command, ...args].join(' ')}" failed.`);
    process.exit(status ?? 1);
  }
}

const task = tasks[process.argv[2] ?? ''];
if (!task) {
  console.error(`Unknown task. Use one of: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}
ensureInstalled();
task(process.argv.slice(3));
