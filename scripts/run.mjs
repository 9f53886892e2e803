// The builds, and tasks that set variables of the environment.
import { spawnSync } from 'node:child_process';

const strict = { STRICT_BUILD: '1' };

/** Hosted search as the browser tests answer it; see tests/e2e/support/hosted.ts. */
const hosted = {
  ALGOLIA_APP_ID: 'APPID',
  ALGOLIA_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'sablier-docs',
};

/** @type {Record<string, (args: string[]) => void | Promise<void>>} */
const tasks = {
  // Keeps the scripts and styles of the build before, for tabs that are open.
  build: (args) => build(args, {}, true),
  'build:strict': (args) => build(args, strict),
  'build:hosted': () => run('npx', ['jiti', 'scripts/hosted-copy.ts'], hosted),
  'build:stock': () => build(['--out-dir', 'build-stock'], { ...strict, SITE_CLIENT: 'stock' }),
  // The framework's hint at its newer releases is not for those who write pages.
  start: (args) =>
    run('npx', ['docusaurus', 'start', '--config', 'scripts/start/index.ts', ...args], {
      NO_UPDATE_NOTIFIER: '1',
    }),
  gas: () => vitest(['examples', 'tests/examples/gas'], { UPDATE_GAS: '1' }),
  'test:statements:page': (args) => vitest(['statements', ...args], { CHAIN: 'page' }),
  'test:chain:long': () =>
    vitest(['unit', 'packages/chain/differential.test.ts'], { CHAIN_RUNS: '2000', ...process.env }),
  'test:attack:long': () => vitest(['attack'], { ATTACK_MINUTES: '60', ...process.env }),
};

/**
 * @param {string[]} args `--out-dir` and a folder
 * @param {Record<string, string>} env
 * @param {boolean} keeps whether the hashed files of the build before stay
 */
async function build(args = [], env = {}, keeps = false) {
  // After the packages are installed.
  const { startBuild } = await import('./site/start.mjs');
  const options = [...args, ...(keeps ? ['--keep'] : [])];
  // `npm test` has done so before its first build.
  if (!process.env.PAGES_ARE_GENERATED) options.push('--generate');
  process.exitCode = await startBuild(options, env);
}

/**
 * @param {[folder: string, ...files: string[]]} tests the folder of the configuration, and which files of it
 * @param {NodeJS.ProcessEnv} env
 */
function vitest([folder, ...files], env) {
  run('npx', ['vitest', 'run', '--config', `tests/${folder}/vitest.config.ts`, ...files], env);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
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
await task(process.argv.slice(3));
