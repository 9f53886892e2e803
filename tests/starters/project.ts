import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { starterArchives } from '../../src/plugins/starters';
import type { ProjectFile } from '@sablier-docs/create-streams/project-file';

const run = promisify(execFile);

/** A starter as a reader has it after `npm install`. */
export interface Project {
  readonly folder: string;
  /** Seconds since the download was unpacked. */
  readonly seconds: () => number;
  /** Runs a script of package.json. Returns its output; throws when it fails. */
  readonly npm: (script: string, env?: Record<string, string>, args?: string[]) => Promise<string>;
  /** Starts a script that keeps running; resolves once it prints a local address, and to that address. */
  readonly serve: (script: string) => Promise<string>;
  /** Ends the processes of `serve`, and deletes the folder. */
  readonly remove: () => void;
}

/**
 * Unpacks the download of a stack into a folder of its own and installs it from the registry.
 * @param bin the folder of another `node` than this process's
 */
export async function install(name: string, bin = ''): Promise<Project> {
  const archive = starterArchives(process.cwd()).get(`starters/${name}.tgz`);
  if (!archive) throw new Error(`There is no starter for ${name}.`);
  return installed(
    async (parent) => {
      writeFileSync(path.join(parent, 'starter.tgz'), archive);
      await run('tar', ['-xzf', 'starter.tgz'], { cwd: parent });
      return path.join(parent, `sablier-${name}`);
    },
    bin,
    'install',
  );
}

/**
 * Writes the files of a project into a folder of its own and installs the packages of its lockfile from the registry.
 * @param bin the folder of another `node` than this process's
 */
export const installFiles = (files: readonly ProjectFile[], bin = ''): Promise<Project> =>
  installed(
    async (parent) => {
      for (const { path: file, text } of files) {
        mkdirSync(path.dirname(path.join(parent, file)), { recursive: true });
        writeFileSync(path.join(parent, file), text);
      }
      return parent;
    },
    bin,
    'ci',
  );

/**
 * @param fill puts the project into a folder that is empty, and says where in it the project is
 * @param how `ci` refuses a lockfile of another package.json
 */
async function installed(
  fill: (parent: string) => Promise<string>,
  bin: string,
  how: 'install' | 'ci',
): Promise<Project> {
  const parent = mkdtempSync(path.join(tmpdir(), 'starter-'));
  const start = Date.now();
  const folder = await fill(parent);

  // The project must not see the variables that npm and vitest set for their children.
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(npm_(?!config_)|VITEST|NODE_ENV)/.test(key)),
  );
  if (bin !== '') clean.PATH = `${bin}${path.delimiter}${clean.PATH ?? ''}`;
  const npm = async (args: string[], env: Record<string, string> = {}) =>
    (await run('npm', args, { cwd: folder, env: { ...clean, ...env }, maxBuffer: 1 << 26 })).stdout;
  await npm([how, '--no-audit', '--no-fund']);

  const endings: (() => void)[] = [];
  const serve = (script: string) =>
    new Promise<string>((resolve, reject) => {
      // A group of its own: npm does not pass the signal on to its children.
      const child = spawn('npm', ['run', '--silent', script], {
        cwd: folder,
        env: { ...clean, NO_COLOR: '1' },
        detached: true,
      });
      endings.push(() => child.pid && child.exitCode === null && process.kill(-child.pid));
      let printed = '';
      const read = (chunk: Buffer) => {
        printed += chunk.toString();
        const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
        if (address) resolve(address);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => reject(new Error(`npm run ${script} ended:\n${printed}`)));
    });
  return {
    folder,
    seconds: () => (Date.now() - start) / 1000,
    npm: (script, env, args = []) => npm(['run', '--silent', script, '--', ...args], env),
    serve,
    remove: () => {
      for (const end of endings) end();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
