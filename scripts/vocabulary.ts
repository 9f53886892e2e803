/** Writes the tables of packages/vocabulary/ELEMENTS.md: `npm run vocabulary`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { withElementTables } from '@sablier-docs/vocabulary/elements/elements-document';

const FILE = 'packages/vocabulary/ELEMENTS.md';

async function main(): Promise<void> {
  const options = { ...(await resolveConfig(FILE)), filepath: FILE };
  writeFileSync(FILE, await format(withElementTables(readFileSync(FILE, 'utf8')), options));
  console.log(FILE);
}

void main();
