/** Writes the hosts' files that are committed, from the configuration and the build in build/. */
import { writeFileSync } from 'node:fs';
import { hostFiles } from '../src/hosts/files';

for (const [file, text] of hostFiles('build')) {
  writeFileSync(file, text);
  console.log(file);
}
