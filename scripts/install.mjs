// Installs what package-lock.json names, when it is not there yet or is another version of it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

const STAMP = 'node_modules/.installed-lockfile';

/** @throws when npm fails; its own output says why */
export function ensureInstalled() {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return;
  console.log('Installing dependencies …');
  // Not `npm ci`: it refuses a lockfile made on another platform, because npm writes only the native
  // packages that platform could load (https://github.com/npm/cli/issues/4828).
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm install failed; see its message above.');
  writeFileSync(STAMP, lockfile);
}
