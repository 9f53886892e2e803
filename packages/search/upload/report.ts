import type { SearchRecord } from '../types.ts';
import type { RecordSizes } from './records.ts';
import type { SettingChange } from './settings.ts';

type Print = (line: string) => void;

/** Prints the counts and sizes of the records to send. */
export function showRecords(
  records: readonly SearchRecord[],
  sizes: RecordSizes,
  synonyms: number,
  print: Print,
): void {
  const pages = new Set(records.map(({ url_without_anchor }) => url_without_anchor)).size;
  print(`${records.length} records of ${pages} pages, ${synonyms} synonyms.`);
  const { total, mean, largest, largestId } = sizes;
  print(`${(total / 1000).toFixed(0)} KB, ${mean} bytes on average, ${largest} in the largest:`);
  print(`  ${largestId}`);
}

/** Prints the settings that would change, one per line. */
export function showChanges(changes: readonly SettingChange[], print: Print): void {
  if (changes.length === 0) {
    print('Settings: as they should be.');
    return;
  }
  print(`Settings: ${changes.length} differ.`);
  for (const { name, from, to } of changes) {
    print(`  ${name}: ${from === undefined ? 'not set' : JSON.stringify(from)}`);
    print(`    -> ${JSON.stringify(to)}`);
  }
}
