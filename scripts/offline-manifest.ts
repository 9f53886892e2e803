/**
 * Writes into a built site what an offline copy of it consists of. Runs last of the build, because the
 * list names every file: `jiti scripts/offline-manifest.ts [folder]`.
 */
import { writeFileSync } from 'node:fs';
import { offlineFiles } from '../src/offline/list';
import { FILES, SUMMARY } from '../src/offline/names';

const folder = process.argv[2] ?? 'build';
const { summary, text } = offlineFiles(folder);
writeFileSync(`${folder}${FILES}`, text);
writeFileSync(`${folder}${SUMMARY}`, JSON.stringify(summary));
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(
  `Offline copy: ${summary.files} files, ${megabytes(summary.bytes)}, ${megabytes(summary.wire)} on the wire.`,
);
