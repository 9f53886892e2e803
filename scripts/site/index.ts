/**
 * Builds the site in one process, so that what two steps need is read once: scripts/site/bundle.mjs puts it into one
 * file, and scripts/site/start.mjs runs that with the arguments below.
 */
import { inspect, parseArgs } from 'node:util';
import { build } from '@docusaurus/core/lib/commands/build/build';
import logger from '@docusaurus/logger';
import { bundleEntry } from '@sablier-docs/agents/scripts/bundle';
import config from '../../docusaurus.config';
import { listHashedFiles, saveHashedFiles } from './hashed-files';
import { writeOfflineList } from './offline-list';
import { begin, stepsOfDocusaurus } from './report';
import { writeReference } from './reference';

const { values } = parseArgs({
  options: {
    'out-dir': { type: 'string', default: 'build' },
    /** Whether the contract reference is written. */
    generate: { type: 'boolean', default: false },
    /** Whether the hashed files of the build before stay. */
    keep: { type: 'boolean', default: false },
  },
});

async function run(): Promise<void> {
  const { 'out-dir': folder, generate, keep } = values;
  if (generate) {
    begin('Contract reference');
    for (const line of writeReference(process.cwd())) logger.info(line);
  }
  if (keep) saveHashedFiles(folder);
  const key = Symbol.for('sablier-docs.config');
  const plugins = [...config.plugins, stepsOfDocusaurus];
  Object.assign(globalThis, { [key]: { ...config, plugins } });
  await build('.', { outDir: folder, config: 'scripts/site/config.cjs' });
  begin('Offline copy');
  logger.info(await listHashedFiles(folder, keep));
  logger.info(writeOfflineList(folder));
  if (folder !== 'build') return;
  begin('Documentation server');
  const bytes = await bundleEntry('folder', 'build-mcp');
  await bundleEntry('not-found', 'build-mcp');
  logger.info(`Documentation server for Vercel: ${Math.round(bytes / 1000)} KB.`);
}

function fail(error: unknown): never {
  // As Docusaurus' command prints it: with every cause.
  logger.error(inspect(error, { depth: Infinity }));
  process.exit(1);
}

process.on('unhandledRejection', fail);
run().catch(fail);
