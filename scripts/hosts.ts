/** Writes the hosts' files that are committed, from the configuration and the build in build/. */
import { writeFileSync } from 'node:fs';
import { hostFiles } from '../src/hosts/files';
import { hostingOf } from '../src/hosts/hosting';
import { site } from '../config/site';
import { context7Json } from '../src/agents/context7';

const files = hostFiles(hostingOf('build'));
// Read from the repository, not from the site.
files.set('context7.json', context7Json(site.title, site.summary));
for (const [file, text] of files) {
  writeFileSync(file, text);
  console.log(file);
}
