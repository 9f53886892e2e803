/** Writes the digest of each starter into the commands that download it; setup.sh is not part of the archive. */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { starterArchives } from '../src/plugins/starters';

const CHECK = /\b[0-9a-f]{64}(?= {2}\S+\.tgz")/;

for (const [file, archive] of starterArchives(process.cwd())) {
  const name = path.basename(file, '.tgz');
  const script = `examples/starters/${name}/setup.sh`;
  const text = readFileSync(script, 'utf8');
  if (!CHECK.test(text)) throw new Error(`${script} compares no digest.`);
  const digest = hash('sha256', archive);
  writeFileSync(script, text.replace(CHECK, digest));
  console.log(`${digest}  ${name}.tgz`);
}
