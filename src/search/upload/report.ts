import type { SearchRecord } from '../types.ts';
import type { RecordSizes } from './records.ts';
import type { SettingChange } from './settings.ts';

type Say = (line: string) => void;

/** Counts and sizes of what would be sent. */
export function showRecords(
  records: readonly SearchRecord[],
  sizes: RecordSizes,
  synonyms: number,
  say: Say,
): void {
  const pages = new Set(records.map(({ url_without_anchor }) => url_without_anchor)).size;
  say(`${records.length} records of ${pages} pages, ${synonyms} synonyms.`);
  const { total, mean, largest, largestId } = sizes;
  say(`${(total / 1000).toFixed(0)} KB, ${mean} bytes on average, ${largest} in the largest:`);
  say(`  ${largestId}`);
}

/** The settings that would change, one per line. */
export function showChanges(changes: readonly SettingChange[], say: Say): void {
  if (changes.length === 0) {
    say('Settings: as they should be.');
    return;
  }
  say(`Settings: ${changes.length} differ.`);
  for (const { name, from, to } of changes) {
    say(`  ${name}: ${from === undefined ? 'not set' : JSON.stringify(from)}`);
    say(`    -> ${JSON.stringify(to)}`);
  }
}
