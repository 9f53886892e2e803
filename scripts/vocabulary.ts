/** Writes the tables of CONTRIBUTING.md that list the elements of pages: `npm run vocabulary`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { withVocabulary } from '../src/markdown/elements/table';

const FILE = 'CONTRIBUTING.md';

async function main(): Promise<void> {
  const options = { ...(await resolveConfig(FILE)), filepath: FILE };
  writeFileSync(FILE, await format(withVocabulary(readFileSync(FILE, 'utf8')), options));
  console.log(FILE);
}

void main();
