/**
 * Writes into `build/` what an offline copy consists of. Runs last of the build, because the list
 * names every file: `jiti scripts/offline-manifest.ts`.
 */
import { writeFileSync } from 'node:fs';
import { offlineFiles } from '../src/offline/list';
import { FILES, SUMMARY } from '../src/offline/names';

const { summary, files } = offlineFiles('build');
writeFileSync(`build${FILES}`, JSON.stringify(files));
writeFileSync(`build${SUMMARY}`, JSON.stringify(summary));
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(
  `Offline copy: ${summary.files} files, ${megabytes(summary.bytes)}, ${megabytes(summary.wire)} on the wire.`,
);
