import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { foundryBinary } from './foundry-binary';

const run = promisify(execFile);

/** Result by test function, for example `{ 'test_Create()': 'Success' }`. */
export type ForgeResults = Record<string, string>;

interface Suite {
  readonly test_results: Record<string, { status: string; reason: string | null }>;
}

/**
 * Runs the Foundry project that a guide describes: its settings and sources in a fresh folder, the
 * installed packages, and the compiler of the releases. A failed test is in the results, with its
 * reason.
 * @param folder of examples/, with `foundry.toml`, sources and `*.t.sol`
 * @param env what the guide exports, for example the address of the node
 * @param options `hasPackagedForgeStd`: forge-std is among the packages too, as an installer puts it there
 * @throws when the project does not compile
 */
export async function forgeTest(
  folder: string,
  files: readonly string[],
  env: Record<string, string>,
  { hasPackagedForgeStd = false } = {},
): Promise<ForgeResults> {
  return inProject(folder, hasPackagedForgeStd, async (project) => {
    for (const name of files) {
      const to = `${name.endsWith('.t.sol') ? 'test' : 'src'}/${name}`;
      cpSync(path.join(folder, name), path.join(project, to));
    }
    return testResults(project, env);
  });
}

/**
 * Runs the tests of a whole project of examples/ in a fresh folder, on the installed packages and without
 * a node. A failed test is in the results, with its reason.
 * @param folder with `foundry.toml`, `src` and `test`, and no packages of its own
 * @throws when the project does not compile
 */
export async function forgeProject(folder: string): Promise<ForgeResults> {
  const project = mkdtempSync(path.join(tmpdir(), 'forge-'));
  try {
    for (const name of ['foundry.toml', 'src', 'test']) {
      cpSync(path.join(folder, name), path.join(project, name), { recursive: true });
    }
    linkPackages(path.join(project, 'node_modules'), false);
    // The tests may read these files, and forge refuses to read where a link leads.
    const packages = path.join(project, 'node_modules/@sablier');
    rmSync(packages);
    for (const name of ['evm-utils', 'lockup']) {
      cpSync(path.resolve('node_modules/@sablier', name), path.join(packages, name), {
        recursive: true,
      });
    }
    return await testResults(project, {});
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

async function testResults(project: string, env: Record<string, string>): Promise<ForgeResults> {
  const { stdout } = await run(foundryBinary('forge'), ['test', '--json', '--root', project], {
    cwd: project,
    env: {
      ...process.env,
      ...env,
      // Nothing of the person's own Foundry takes part, and nothing is downloaded.
      HOME: project,
      FOUNDRY_OFFLINE: 'true',
      FOUNDRY_SOLC: path.resolve('tests/examples/support/solc.cjs'),
    },
  }).catch((error: Error & { stdout?: string }) => {
    // A failed test ends the program with an error as well.
    if (error.stdout?.startsWith('{')) return { stdout: error.stdout };
    throw error;
  });
  return resultsOf(JSON.parse(stdout) as Record<string, Suite>);
}

/**
 * Where imports lead in the project that a guide describes, as forge resolves them, for example
 * `forge-std/=lib/forge-std/src/`. An installer has put forge-std among the packages.
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

const resultsOf = (suites: Record<string, Suite>): ForgeResults =>
  Object.fromEntries(
    Object.values(suites).flatMap(({ test_results: tests }) =>
      Object.entries(tests).map(([name, { status, reason }]) => [
        name,
        reason ? `${status}: ${reason}` : status,
      ]),
    ),
  );
