/**
 * Writes the hosts' files that are committed, from the configuration and the build in build/. With `--without-build`
 * the hashes of inline scripts stay as they are: enough where only redirects have changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostFiles } from '@sablier-docs/hosting/files';
import type { Hosting } from '@sablier-docs/hosting/types';
import { context7Json } from '@sablier-docs/agents/rules/context7';
import { hostingFor, hostingOf } from '../config/hosting';
import { redirects } from '../config/redirects';
import { site } from '../config/site';

/** As the committed files have it, with the redirects of today to pages that are written. */
function hostingNow(): Hosting {
  const scripts = readFileSync('vercel.json', 'utf8').match(/(?<=')sha256-[\w+/=]+(?=')/g) ?? [];
  const hosting = hostingFor('build', [...new Set(scripts)]);
  return { ...hosting, redirects: redirects.filter(([, to]) => existsSync(`docs${to}.mdx`)) };
}

const isBuilt = !process.argv.includes('--without-build');
const files = hostFiles(isBuilt ? hostingOf('build') : hostingNow());
// Read from the repository, not from the site.
files.set('context7.json', context7Json(site.title, site.summary));
for (const [file, text] of files) {
  writeFileSync(file, text);
  console.log(file);
}
