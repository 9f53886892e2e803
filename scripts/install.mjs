// Installs the packages of package-lock.json when they are missing or from another version of it.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createProgress } from './progress.mjs';

const STAMP = 'node_modules/.installed-lockfile';

/**
 * `npm ci` installs exactly the lockfile, and fails when it does not match package.json. Its warnings are left out: what
 * they are about is settled by the lockfile, such as a tool of the tests that names a newer Node.js and runs on this one.
 * @throws when npm fails; its own output has the reason
 */
export async function ensureInstalled() {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return;
  console.log('Installing dependencies …');
  const progress = createProgress();
  progress.now('Installing dependencies');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress'];
  const npm = spawn('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  const status = await new Promise((resolve) => {
    npm.on('close', resolve);
    npm.on('error', () => resolve(1));
  });
  progress.end();
  if (status !== 0) {
    throw new Error(
      'npm ci failed; see its message above. If you changed package.json, run "npm install" and commit package-lock.json.',
    );
  }
  writeFileSync(STAMP, lockfile);
}

// CI and hosts run this file itself, so that the commands after it do not install again.
if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureInstalled();
