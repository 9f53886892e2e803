/** Fills packages/agents/npm from a build: `npm run mcp:package -- [--dir build] [--out packages/agents/npm]`. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf } from '@sablier-docs/built/files';
import { SITE_DATA_PATH } from '../server/site';
import { bundleEntry } from './bundle';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    out: { type: 'string', default: 'packages/agents/npm' },
  },
});

/** The files of a built site that the server reads. */
const isRead = (file: string) =>
  file.endsWith('.md') ||
  file.startsWith('/data/v1/upgrades/') ||
  [SITE_DATA_PATH, '/search-index.json', '/search-texts.json'].includes(file);

async function run({ dir, out }: typeof values): Promise<void> {
  const files = filesOf(dir).filter(isRead);
  if (!files.includes(SITE_DATA_PATH))
    throw new Error(`There is no build in "${dir}". Run "npm run build".`);
  rmSync(path.join(out, 'site'), { recursive: true, force: true });
  for (const file of files) cpSync(path.join(dir, file), path.join(out, 'site', file));
  const bytes = await bundleEntry('stdio', out);
  console.log(`${out}: ${files.length} files of the site, ${Math.round(bytes / 1000)} KB of code.`);
}

run(values).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
