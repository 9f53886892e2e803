import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { WizardFacts } from '../contracts/types';
import { readLockfiles } from '../lockfiles';

const FOLDER = 'packages/create-streams/npm';

/**
 * The files of the npm package that writes projects in a terminal, by their path in its archive. The code, the facts
 * and the lockfiles are in one file, and the package has no dependencies.
 * @throws when a module cannot be bundled
 */
export function createPackageFiles(siteDir: string, facts: WizardFacts): Map<string, Buffer> {
  const { outputFiles } = buildSync({
    absWorkingDir: siteDir,
    entryPoints: ['packages/create-streams/terminal/start.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    write: false,
    logLevel: 'error',
    banner: { js: '#!/usr/bin/env node' },
    define: {
      WIZARD_FACTS: JSON.stringify(facts),
      WIZARD_LOCKFILES: JSON.stringify(compressed(readLockfiles(siteDir))),
    },
  });
  const [code] = outputFiles;
  if (!code) throw new Error('Bundling the command produced no output.');
  const file = (name: string) => readFileSync(path.join(siteDir, FOLDER, name));
  return new Map([
    ['package/package.json', file('package.json')],
    [
      'package/README.md',
      Buffer.from(file('README.md').toString().replaceAll('{site}', facts.site)),
    ],
    ['package/create.mjs', Buffer.from(code.contents)],
  ]);
}

/** The window is as large as all of them, so that a line counts once. */
function compressed(lockfiles: Readonly<Record<string, string>>): string {
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  return brotliCompressSync(JSON.stringify(lockfiles), { params }).toString('base64');
}
