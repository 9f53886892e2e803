/**
 * Tests the site with the newest Docusaurus 3: `npm run test:next` builds a copy of the tree with it, once
 * with each client, and runs the core browser tests there. The copy stays in the system's temporary folder,
 * so that failures can be examined and the next run installs less.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newestOf, withDocusaurus, type Manifest } from './next-versions';

const FOLDER = path.join(tmpdir(), 'sablier-docs-next');
const shell = process.platform === 'win32';

function main(): void {
  const query = ['view', '@docusaurus/core@^3', 'version', '--json'];
  const listed = execFileSync('npm', query, { shell }).toString();
  const version = newestOf(JSON.parse(listed) as string | string[]);
  console.log(`Docusaurus ${version}, in ${FOLDER}`);
  copyTree();
  const file = path.join(FOLDER, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  writeFileSync(file, `${JSON.stringify(withDocusaurus(manifest, version), null, 2)}\n`);
  run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  // Prints files to review in an upgrade; they are not failures here.
  spawnSync('npx', ['jiti', 'scripts/upstream.ts'], { cwd: FOLDER, stdio: 'inherit', shell });
  run('node', 'scripts/run.mjs', 'build:strict');
  run('node', 'scripts/run.mjs', 'build:stock');
  const projects = ['desktop', 'phone', 'stock*'].map((name) => `--project=${name}`);
  run('npx', 'playwright', 'test', '--grep=@core', ...projects);
}

/** Replaces the files of the last run by those that git tracks or would add; installed packages stay. */
function copyTree(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) {
    if (name !== 'node_modules') rmSync(path.join(FOLDER, name), { recursive: true });
  }
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { maxBuffer: 2 ** 26 })
    .toString()
    .split('\0');
  for (const file of files) {
    // The list includes files deleted since the last commit.
    if (file && existsSync(file)) cpSync(file, path.join(FOLDER, file));
  }
}

function run(command: string, ...args: string[]): void {
  const start = Date.now();
  const { status } = spawnSync(command, args, { cwd: FOLDER, stdio: 'inherit', shell });
  const line = [command, ...args].join(' ');
  if (status !== 0) throw new Error(`"${line}" failed in ${FOLDER}.`);
  console.log(`── ${line}: ${Math.round((Date.now() - start) / 1000)} s`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
