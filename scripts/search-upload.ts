/** Uploads the build's search records to the hosted index; see `--help`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { site } from '../config/site';
import glossary from '@sablier-docs/protocol/glossary/entries.json';
import readersWords from '@sablier-docs/protocol/glossary/readers-words.json';
import { SEARCH_TAGS } from '@sablier-docs/search/config';
import { runUpload } from '@sablier-docs/search/upload/run';

void runUpload({
  args: process.argv.slice(2),
  env: process.env,
  readBuild: (dir, file) => readFileSync(path.join(dir, file), 'utf8'),
  glossary: [...glossary, ...readersWords],
  siteUrl: site.url,
  tags: SEARCH_TAGS,
  print: (line) => console.log(line),
  createClient: algoliasearch,
}).then((code) => {
  process.exitCode = code;
});
