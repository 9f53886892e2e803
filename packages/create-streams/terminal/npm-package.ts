import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { WizardFacts } from '../contracts/types';

const FOLDER = 'packages/create-streams/npm';

/**
 * The files of the npm package that writes projects in a terminal, by their path in its archive. The code and the
 * facts are in one file, and the package has no dependencies.
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
    define: { WIZARD_FACTS: JSON.stringify(facts) },
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
