import { writeFileSync } from 'node:fs';
import { offlineFiles } from '@sablier-docs/hosting/offline/list';
import { FILES, SUMMARY } from '@sablier-docs/hosting/offline/names';

/**
 * Writes the list of files of an offline copy into a built site. It is the last step of the build, because it lists
 * every file.
 * @returns a line that says how many there are
 */
export function writeOfflineList(folder: string): string {
  const { summary, text } = offlineFiles(folder);
  writeFileSync(`${folder}${FILES}`, text);
  writeFileSync(`${folder}${SUMMARY}`, JSON.stringify(summary));
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return `Offline copy: ${summary.files} files, ${megabytes(summary.bytes)}, ${megabytes(summary.wire)} on the wire.`;
}
