// Runs a script of TypeScript: esbuild puts what the repository wrote into one file, in a tenth of the time that
// jiti takes to translate each module on its first run. Packages are left where they are.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Beside the packages, so that Node.js finds them; nothing of it is committed. */
const OUT = 'node_modules/.cache/scripts';
/** Imports that are files of this repository: packages of the workspace, and `@site/…`. */
const OWN = /^@(?:sablier-docs|site)\//;
/** Chains of small packages: a file for all of them is read in a fifth of the time. */
const SMALL = /^(?:remark-|rehype-|unified$|unist-util-|vfile)/;

/** @type {import('esbuild').Plugin} */
const packagesStay = {
  name: 'packages-stay',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path: name, kind, importer }) => {
      const isIn = kind === 'entry-point' || OWN.test(name) || SMALL.test(name);
      return isIn || importer.includes('node_modules') ? undefined : { path: name, external: true };
    });
  },
};

/**
 * @param {string} script from the root of the repository
 * @param {string[]} args
 * @param {string[]} [threads] scripts that it starts by `new URL('./name.mjs', import.meta.url)`
 * @returns {Promise<number>} its exit status
 */
export async function runBundled(script, args, threads = []) {
  const outdir = path.join(OUT, path.dirname(script));
  await build({
    entryPoints: [script, ...threads],
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    outExtension: { '.js': '.mjs' },
    plugins: [packagesStay],
    logLevel: 'warning',
  });
  const file = path.join(outdir, `${path.basename(script, '.ts')}.mjs`);
  return spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status ?? 1;
}

// `node scripts/bundled.mjs scripts/review/index.ts …`
const [, own, script, ...args] = process.argv;
if (script && own === fileURLToPath(import.meta.url))
  process.exitCode = await runBundled(script, args);
