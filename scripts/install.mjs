// Installs what package-lock.json names, when it is not there yet or is another version of it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const STAMP = 'node_modules/.installed-lockfile';

/**
 * `npm ci` installs the lockfile to the letter, and refuses one that does not fit package.json.
 * @throws when npm fails; its own output says why
 */
export function ensureInstalled() {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return;
  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      'npm ci failed; see its message above. If you changed package.json, run "npm install" and commit package-lock.json.',
    );
  }
  writeFileSync(STAMP, lockfile);
}

// CI and hosts run this file itself, so that the commands after it do not install again.
if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
