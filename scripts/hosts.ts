/**
 * Writes the hosts' files that are committed, from the configuration and the build in build/. With `--without-build`, or
 * when there is no build, the hashes of inline scripts stay as they are: enough where only redirects have changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostFiles } from '@sablier-docs/hosting/files';
import { isGenerated } from '@sablier-docs/reference/paths';
import { context7Json } from '@sablier-docs/agents/rules/context7';
import { hostingOf, hostingWithoutBuild } from '../config/hosting';
import { redirects } from '../config/redirects';
import { site } from '../config/site';
import { readPageSources } from './check/pages';
import { lineOf } from './check/problem';
import { checkRedirects, redirectTargets } from './check/redirects';

const sources = readPageSources();
const isMade = [...sources.values()].some(({ file }) => isGenerated(file));
// A checkout has the pages of contracts after `npm run generate` only.
const checked = redirects.filter(([, to]) => isMade || !isGenerated(`docs${to}.mdx`));
const problems = checkRedirects(checked, redirectTargets(sources));
if (problems.length > 0) {
  for (const problem of problems) console.error(lineOf(problem));
  console.error('No file is written.');
  process.exit(1);
}

const isBuilt = !process.argv.includes('--without-build') && existsSync('build/404.html');
if (!isBuilt) {
  console.log(
    'Without a build: only redirects are new, hashes of scripts are those of vercel.json.',
  );
}
const files = hostFiles(
  isBuilt ? hostingOf('build') : hostingWithoutBuild(readFileSync('vercel.json', 'utf8')),
);
// Read from the repository, not from the site.
files.set('context7.json', context7Json(site.title, site.summary));
for (const [file, text] of files) {
  writeFileSync(file, text);
  console.log(file);
}
