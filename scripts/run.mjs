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

/** @type {Record<string, (args?: string[]) => void>} */
const tasks = {
  build: buildOn,
  preview() {
    buildOn();
    run('npm', ['run', '--silent', 'serve']);
  },
  'build:strict'(args) {
    build(args, strict);
  },
  gas() {
    const config = ['--config', 'tests/examples/vitest.config.ts', 'tests/examples/gas'];
    run('npx', ['vitest', 'run', ...config], { UPDATE_GAS: '1' });
  },
  'build:hosted': buildHosted,
  'test:hosted'() {
    buildHosted();
    run('npx', ['playwright', 'test', '--project=hosted*']);
  },
  'build:stock': buildStock,
  'test:stock'() {
    buildStock();
    run('npx', ['playwright', 'test', '--project=stock*']);
  },
  'test:next'() {
    run('npx', ['jiti', 'scripts/next.ts']);
  },
  test() {
    run('npx', ['jiti', 'scripts/test/index.ts']);
  },
  'test:all'() {
    run('npx', ['jiti', 'scripts/test/index.ts', '--all']);
  },
  'test:attack:long'() {
    const { ATTACK_MINUTES = '60' } = process.env;
    run('npx', ['vitest', 'run', '--config', 'tests/attack/vitest.config.ts'], { ATTACK_MINUTES });
  },
  check(args = []) {
    run('npx', ['jiti', 'scripts/check/index.ts', ...args]);
  },
};

/**
 * A build that keeps the scripts and styles of the one before, for tabs that are open.
 * @param {string[]} [args]
 */
function buildOn(args = []) {
  build(args, {}, true);
}

/**
 * @param {string[]} args for `docusaurus build`, such as `--out-dir`
 * @param {Record<string, string>} env
 * @param {boolean} keeps whether the hashed files of the build before stay
 */
function build(args = [], env = {}, keeps = false) {
  const options = { 'out-dir': /** @type {const} */ ({ type: 'string', default: 'build' }) };
  const folder = String(parseArgs({ args, options, strict: false }).values['out-dir']);
  // `npm test` has done so before its first build.
  if (!process.env.PAGES_ARE_GENERATED) run('npm', ['run', '--silent', 'generate']);
  if (keeps) run('npx', ['jiti', 'scripts/keep-assets.ts', 'before', folder]);
  run('npx', ['docusaurus', 'build', ...args], env);
  run('npx', ['jiti', 'scripts/keep-assets.ts', keeps ? 'after' : 'list', folder]);
  run('npx', ['jiti', 'scripts/offline-manifest.ts', folder]);
  if (folder === 'build') run('npx', ['jiti', 'scripts/mcp/functions.ts']);
}

function buildHosted() {
  build(['--out-dir', 'build-hosted'], { ...strict, ...hosted });
}

function buildStock() {
  build(['--out-dir', 'build-stock'], { ...strict, SITE_CLIENT: 'stock' });
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
