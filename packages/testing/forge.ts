import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { foundryBinary } from './foundry-binary';

const run = promisify(execFile);

/** Result by test function, for example `{ 'test_Create()': 'Success' }`. */
type ForgeResults = Record<string, string>;

interface Suite {
  readonly test_results: Record<string, { status: string; reason: string | null }>;
}

/**
 * Runs the tests of a whole project of examples/ in a fresh folder, with the installed packages. The results
 * include the reason of a failed test.
 * @param folder with `foundry.toml`, `src` and `test`, and no packages of its own
 * @param runs environment variables of each run, for example the address of a node
 * @throws when the project does not compile
 */
export const forgeProject = (
  folder: string,
  runs: readonly Record<string, string>[],
): Promise<ForgeResults[]> =>
  inStarter(folder, async (project) => {
    const results: ForgeResults[] = [];
    for (const env of runs) results.push(flat(await testResults(project, env)));
    return results;
  });

/** The results of a project without environment variables, by test contract, as `test/A.t.sol:ATest`. */
export const forgeSuites = (folder: string): Promise<Record<string, ForgeResults>> =>
  inStarter(folder, (project) => testResults(project, {}));

/**
 * Runs a script of package.json of a starter in a fresh folder, with the installed packages.
 * @param command without quotes, as `node forge.cjs test`
 * @param change what to do to the project first
 * @returns its output
 * @throws when it ends with another status than 0
 */
export const forgeCommand = (
  folder: string,
  command: string,
  change: (project: string) => void = () => undefined,
): Promise<string> =>
  inStarter(folder, async (project) => {
    change(project);
    const [program = '', ...args] = command.split(' ');
    const env = { ...process.env, ...offline(project) };
    return (await run(program, args, { cwd: project, env })).stdout;
  });

/** Runs forge with arguments and environment variables. Returns its output, and throws when it fails. */
export type Forge = (args: readonly string[], env: Record<string, string>) => Promise<string>;

/** Runs several commands in one fresh folder with a project and the installed packages. */
export const forgeSession = <T>(
  folder: string,
  action: (forge: Forge, project: string) => Promise<T>,
): Promise<T> =>
  inStarter(folder, (project) =>
    action(async (args, own) => {
      const env = { ...process.env, ...offline(project), ...own };
      return (await run(foundryBinary('forge'), args, { cwd: project, env })).stdout;
    }, project),
  );

/** Copies a starter with the files that it shares with others into a folder, as its download has it. */
export function copyStarter(name: string, folder: string): void {
  const starter = path.join(STARTERS, name);
  cpSync(starter, folder, { recursive: true });
  copyShared(starter, folder);
}

const STARTERS = 'examples/starters';

/** @param folder of examples/starters; another one shares nothing */
function copyShared(folder: string, project: string): void {
  if (path.dirname(folder) !== STARTERS) return;
  const places = JSON.parse(
    readFileSync(path.join(STARTERS, '_shared/places.json'), 'utf8'),
  ) as Readonly<Record<string, readonly string[]>>;
  for (const [file, all] of Object.entries(places)) {
    const own = all.find((place) => place.startsWith(`${path.basename(folder)}/`));
    if (own === undefined) continue;
    const [, ...place] = own.split('/');
    cpSync(path.join(STARTERS, '_shared', file), path.join(project, ...place));
  }
}

/** Runs an action in a fresh folder with a project of examples/ and the packages. */
async function inStarter<T>(folder: string, action: (project: string) => Promise<T>): Promise<T> {
  const project = mkdtempSync(path.join(tmpdir(), 'forge-'));
  try {
    for (const name of ['forge.cjs', 'foundry.toml', 'src', 'test', 'script']) {
      const from = path.join(folder, name);
      if (existsSync(from)) cpSync(from, path.join(project, name), { recursive: true });
    }
    copyShared(folder, project);
    linkPackages(path.join(project, 'node_modules'), false);
    // The tests may read these files, and forge refuses to follow links.
    const packages = path.join(project, 'node_modules/@sablier');
    rmSync(packages);
    for (const name of ['evm-utils', 'flow', 'lockup']) {
      cpSync(path.resolve('node_modules/@sablier', name), path.join(packages, name), {
        recursive: true,
      });
    }
    return await action(project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/**
 * Runs a shell script of a guide in a project with the guide's settings, with forge on its path.
 * @param folder of examples/, with `foundry.toml`
 * @param sources files that the guide puts into `src`
 * @returns the output of the script
 * @throws when one of its commands fails
 */
export async function forgeScript(
  folder: string,
  sources: readonly string[],
  script: string,
  env: Record<string, string>,
): Promise<string> {
  return inProject(folder, false, async (project) => {
    for (const file of sources) {
      cpSync(file, path.join(project, 'src', path.basename(file)));
    }
    const programs = `${path.dirname(foundryBinary('forge'))}${path.delimiter}${process.env.PATH}`;
    const { stdout } = await run('bash', [path.resolve(script)], {
      cwd: project,
      env: { ...process.env, ...offline(project), ...env, PATH: programs },
    });
    return stdout;
  });
}

/** The user's own Foundry settings are ignored, and nothing is downloaded. */
const offline = (project: string) => ({
  HOME: project,
  FOUNDRY_OFFLINE: 'true',
  FOUNDRY_SOLC: path.resolve('packages/testing/solc-once.cjs'),
  FORK_URL: '', // a test that needs a fork passes one
});

async function testResults(
  project: string,
  env: Record<string, string>,
): Promise<Record<string, ForgeResults>> {
  const { stdout } = await run(foundryBinary('forge'), ['test', '--json', '--root', project], {
    cwd: project,
    env: { ...process.env, ...offline(project), ...env },
  }).catch((error: Error & { stdout?: string }) => {
    // forge also exits with an error when a test fails.
    if (error.stdout?.startsWith('{')) return { stdout: error.stdout };
    throw error;
  });
  return resultsOf(JSON.parse(stdout) as Record<string, Suite>);
}

/**
 * The remappings of the project that a guide describes, as forge resolves them, for example
 * `forge-std/=lib/forge-std/src/`. forge-std is among the packages, as an installer puts it.
 * @param folder of examples/, with `foundry.toml`
 */
export async function remappingsOf(folder: string): Promise<string[]> {
  return inProject(folder, true, async (project) => {
    const env = { ...process.env, HOME: project };
    const call = ['remappings', '--root', project];
    const { stdout } = await run(foundryBinary('forge'), call, { cwd: project, env });
    return stdout.trim().split('\n');
  });
}

/** Runs an action in a fresh folder with the settings of a guide, the packages and forge-std. */
async function inProject<T>(
  folder: string,
  hasPackagedForgeStd: boolean,
  action: (project: string) => Promise<T>,
): Promise<T> {
  const project = mkdtempSync(path.join(tmpdir(), 'forge-'));
  try {
    for (const name of ['src', 'test', 'lib']) mkdirSync(path.join(project, name));
    cpSync(path.join(folder, 'foundry.toml'), path.join(project, 'foundry.toml'));
    const std = path.join(project, 'lib/forge-std/src/Test.sol');
    cpSync('tests/examples/contracts/forge-std/Test.sol', std);
    linkPackages(path.join(project, 'node_modules'), hasPackagedForgeStd);
    return await action(project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/**
 * The installed packages. This repository has an empty package in place of forge-std; the one that a
 * reader's installer brings has its Test.sol one folder deeper than Foundry expects.
 */
function linkPackages(folder: string, hasPackagedForgeStd: boolean): void {
  mkdirSync(folder);
  for (const name of readdirSync('node_modules')) {
    if (name === 'forge-std') continue;
    symlinkSync(path.resolve('node_modules', name), path.join(folder, name));
  }
  if (!hasPackagedForgeStd) return;
  cpSync(
    'tests/examples/contracts/forge-std/Test.sol',
    path.join(folder, 'forge-std/src/Test.sol'),
  );
}

const resultsOf = (suites: Record<string, Suite>): Record<string, ForgeResults> =>
  Object.fromEntries(
    Object.entries(suites).map(([suite, { test_results: tests }]) => [
      suite,
      Object.fromEntries(
        Object.entries(tests).map(([name, { status, reason }]) => [
          name,
          reason ? `${status}: ${reason}` : status,
        ]),
      ),
    ]),
  );

/** The results of all suites together; test functions have different names. */
const flat = (suites: Record<string, ForgeResults>): ForgeResults =>
  Object.assign({}, ...Object.values(suites)) as ForgeResults;
