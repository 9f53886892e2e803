/**
 * Writes the digest of each starter into the commands that download it; setup.sh is not part of the archive. With
 * `--locks` it asks the registry for the lockfiles first, which name no host.
 */
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { starterArchives, starterNames } from '../src/plugins/starters';

const CHECK = /\b[0-9a-f]{64}(?= {2}\S+\.tgz")/;
const FOLDER = 'examples/starters';

/** Outside of the repository, whose settings npm would take. */
function lock(name: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  try {
    copyFileSync(`${FOLDER}/${name}/package.json`, path.join(folder, 'package.json'));
    copyFileSync(`${FOLDER}/_shared/.npmrc`, path.join(folder, '.npmrc'));
    const asked = ['--package-lock-only', '--omit-lockfile-registry-resolved', '--no-audit'];
    execFileSync('npm', ['install', ...asked], { cwd: folder, stdio: 'inherit' });
    const made = path.join(folder, 'package-lock.json');
    copyFileSync(made, `${FOLDER}/${name}/package-lock.json`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { values } = parseArgs({ options: { locks: { type: 'boolean' } } });
if (values.locks) starterNames(process.cwd()).forEach(lock);

for (const [file, archive] of starterArchives(process.cwd())) {
  const name = path.basename(file, '.tgz');
  const script = `${FOLDER}/${name}/setup.sh`;
  const text = readFileSync(script, 'utf8');
  if (!CHECK.test(text)) throw new Error(`${script} compares no digest.`);
  const digest = hash('sha256', archive);
  writeFileSync(script, text.replace(CHECK, digest));
  console.log(`${digest}  ${name}.tgz`);
}
