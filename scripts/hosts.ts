/** Writes the hosts' files that are committed, from the configuration and the build in build/. */
import { writeFileSync } from 'node:fs';
import { hostFiles } from '../src/hosts/files';
import { hostingOf } from '../src/hosts/hosting';

for (const [file, text] of hostFiles(hostingOf('build'))) {
  writeFileSync(file, text);
  console.log(file);
}
