/**
 * Which files of the framework have changed since this site replaced them: `npm run upstream`. After you have
 * taken over what matters, `npm run upstream -- --accept src/theme/Tabs/index.tsx` records what is installed.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { accept, changesOf, LISTS, readList, tell } from './upstream-list';

const { values } = parseArgs({ options: { accept: { type: 'string', multiple: true } } });

function main(): void {
  const accepted = values.accept ?? [];
  const known = LISTS.flatMap(readList).map(({ file }) => file);
  const unknown = accepted.filter((file) => !known.includes(file));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: in neither ${LISTS.join(' nor ')}.`);
  for (const list of accepted.length > 0 ? LISTS : []) {
    const rows = readList(list).map((row) => (accepted.includes(row.file) ? accept(row) : row));
    writeFileSync(list, `${JSON.stringify(rows, null, 2)}\n`);
  }
  const changes = LISTS.flatMap(readList).flatMap((row) => changesOf(row));
  if (changes.length === 0) return console.log('The framework has what this site was made for.');
  console.log(changes.map(tell).join('\n\n'));
  process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
