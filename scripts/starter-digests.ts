/**
 * Writes the digest of each starter into the commands that download it; setup.sh is not part of the archive. With
 * `--locks` it asks the registry for the lockfiles first, of the wizard's projects too. They name no host, so that each
 * reader's npm asks its own.
 */
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULTS, settled, type Answers } from '@sablier-docs/create-streams/answers';
import { readWizardFacts } from '@sablier-docs/create-streams/facts';
import { LOCKFILE, packageSet } from '@sablier-docs/create-streams/lockfile';
import { LOCKFILES } from '@sablier-docs/create-streams/lockfiles';
import { OPTIONS } from '@sablier-docs/create-streams/options';
import { projectFiles } from '@sablier-docs/create-streams/project-files';
import { starterArchives, starterNames } from '../src/plugins/starters';

const CHECK = /\b[0-9a-f]{64}(?= {2}\S+\.tgz")/;
const FOLDER = 'examples/starters';

/**
 * Asks npm for the lockfile of a manifest, outside of the repository, whose settings npm would take.
 * @param to the folder that gets it
 */
function lock(manifest: string, to: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), manifest);
    copyFileSync(`${FOLDER}/_shared/.npmrc`, path.join(folder, '.npmrc'));
    const asked = ['--package-lock-only', '--omit-lockfile-registry-resolved', '--no-audit'];
    execFileSync('npm', ['install', ...asked], { cwd: folder, stdio: 'inherit' });
    mkdirSync(to, { recursive: true });
    copyFileSync(path.join(folder, LOCKFILE), path.join(to, LOCKFILE));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const lockStarter = (name: string): void =>
  lock(readFileSync(`${FOLDER}/${name}/package.json`, 'utf8'), `${FOLDER}/${name}`);

/** The packages of the wizard's projects depend on the stack and the product alone. */
function lockProjects(): void {
  const facts = readWizardFacts(process.cwd(), 'https://docs.sablier.com');
  const [chain] = facts.chains;
  for (const stack of OPTIONS.stack) {
    for (const product of OPTIONS.product) {
      const answers: Answers = settled({ ...DEFAULTS, stack, product });
      const files = projectFiles(answers, chain?.id ?? 0, facts);
      const manifest = files.find((file) => file.path === 'package.json');
      if (!manifest) throw new Error(`The project for ${stack} has no package.json.`);
      lock(manifest.text, `${LOCKFILES}/${packageSet(answers)}`);
    }
  }
}

const { values } = parseArgs({ options: { locks: { type: 'boolean' } } });
if (values.locks) {
  starterNames(process.cwd()).forEach(lockStarter);
  lockProjects();
}

for (const [file, archive] of starterArchives(process.cwd())) {
  const name = path.basename(file, '.tgz');
  const script = `${FOLDER}/${name}/setup.sh`;
  const text = readFileSync(script, 'utf8');
  if (!CHECK.test(text)) throw new Error(`${script} compares no digest.`);
  const digest = hash('sha256', archive);
  writeFileSync(script, text.replace(CHECK, digest));
  console.log(`${digest}  ${name}.tgz`);
}
