import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { starterArchives } from '../../src/plugins/starters';

const run = promisify(execFile);

/** A starter as a reader has it after `npm install`. */
export interface Project {
  readonly folder: string;
  /** Seconds since the download was unpacked. */
  readonly seconds: () => number;
  /** Runs a script of package.json. Returns what it printed; throws when it fails. */
  readonly npm: (script: string, env?: Record<string, string>) => Promise<string>;
  readonly remove: () => void;
}

/** Unpacks the download of a stack into a folder of its own and installs it from the registry. */
export async function install(name: string): Promise<Project> {
  const parent = mkdtempSync(path.join(tmpdir(), 'starter-'));
  const archive = starterArchives(process.cwd()).get(`starters/${name}.tgz`);
  if (!archive) throw new Error(`There is no starter for ${name}.`);
  writeFileSync(path.join(parent, 'starter.tgz'), archive);
  const start = Date.now();
  await run('tar', ['-xzf', 'starter.tgz'], { cwd: parent });
  const folder = path.join(parent, `sablier-${name}`);

  // What npm and vitest tell their children about this repository is nothing to the project.
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(npm_(?!config_)|VITEST|NODE_ENV)/.test(key)),
  );
  const npm = async (args: string[], env: Record<string, string> = {}) =>
    (await run('npm', args, { cwd: folder, env: { ...clean, ...env }, maxBuffer: 1 << 26 })).stdout;
  await npm(['install', '--no-audit', '--no-fund']);
  return {
    folder,
    seconds: () => (Date.now() - start) / 1000,
    npm: (script, env) => npm(['run', '--silent', script], env),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
