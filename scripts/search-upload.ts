/** Pushes the build's search records to the hosted index; `--help` says how. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { site } from '../config/site';
import glossary from '../src/glossary/entries.json';
import readersWords from '../src/glossary/readers-words.json';
import { SEARCH_TAGS } from '../src/search/config';
import { runUpload } from '../src/search/upload/run';

void runUpload({
  args: process.argv.slice(2),
  env: process.env,
  readBuild: (dir, file) => readFileSync(path.join(dir, file), 'utf8'),
  glossary: [...glossary, ...readersWords],
  siteUrl: site.url,
  tags: SEARCH_TAGS,
  say: (line) => console.log(line),
  createClient: algoliasearch,
}).then((code) => {
  process.exitCode = code;
});
