/**
 * Writes the list of files of an offline copy into a built site. It is the last step of the build, because it
 * lists every file: `jiti scripts/offline-manifest.ts [folder]`.
 */
import { writeFileSync } from 'node:fs';
import { offlineFiles } from '@sablier-docs/hosting/offline/list';
import { FILES, SUMMARY } from '@sablier-docs/hosting/offline/names';

const folder = process.argv[2] ?? 'build';
const { summary, text } = offlineFiles(folder);
writeFileSync(`${folder}${FILES}`, text);
writeFileSync(`${folder}${SUMMARY}`, JSON.stringify(summary));
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(
  `Offline copy: ${summary.files} files, ${megabytes(summary.bytes)}, ${megabytes(summary.wire)} on the wire.`,
);
