/**
 * Lists files of the framework that have changed since this site replaced them: `npm run upstream`. After you
 * have adopted the changes that matter, `npm run upstream -- --accept src/theme/Tabs/index.tsx` records the
 * installed release. It adds a new swizzle too, and drops the rows of files that are gone.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { accept, changesOf, LISTS, readList, replacedBy, describeChange } from './upstream-list';

const { values } = parseArgs({ options: { accept: { type: 'string', multiple: true } } });

function record(accepted: readonly string[]): void {
  const known = LISTS.flatMap(readList).map(({ file }) => file);
  const added = accepted
    .filter((file) => !known.includes(file))
    .map((file) => accept({ file, replaces: replacedBy(file) }));
  for (const list of LISTS) {
    const kept = readList(list).filter(({ file }) => existsSync(file));
    const rows = kept.map((row) => (accepted.includes(row.file) ? accept(row) : row));
    // Files of the client are listed by hand: nothing else links them to their originals.
    const all = list === LISTS[0] ? [...rows, ...added].sort(byFile) : rows;
    writeFileSync(list, `${JSON.stringify(all, null, 2)}\n`);
  }
}

const byFile = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1);

try {
  if (values.accept) record(values.accept);
  const changes = LISTS.flatMap(readList).flatMap((row) => changesOf(row));
  if (changes.length > 0) process.exitCode = 1;
  console.log(
    changes.map(describeChange).join('\n\n') || 'No replaced file of the framework has changed.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
