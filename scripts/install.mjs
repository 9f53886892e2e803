// Installs the packages of package-lock.json when they are missing or from another version of it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const STAMP = 'node_modules/.installed-lockfile';

/**
 * `npm ci` installs exactly the lockfile, and fails when it does not match package.json.
 * @throws when npm fails; its own output has the reason
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
