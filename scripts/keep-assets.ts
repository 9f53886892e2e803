/**
 * Keeps the scripts and stylesheets of the previous build in the new one, for open tabs: `jiti
 * scripts/keep-assets.ts before build` saves them, `after build` restores them. `KEEP_ASSETS_FROM` names
 * another source: a folder, or the address of the deployed site. `list build` lists the files of a build and
 * keeps none.
 */
import { existsSync } from 'node:fs';
import { folderSource, keepAssets, putAside, siteSource } from '@sablier-docs/hosting/keep-assets';

const ASIDE = 'node_modules/.cache/last-build';

function source() {
  const from = process.env.KEEP_ASSETS_FROM;
  if (!from) return folderSource(ASIDE);
  if (/^https?:\/\//.test(from)) return siteSource(from, console.warn);
  if (!existsSync(from)) {
    throw new Error(
      `KEEP_ASSETS_FROM is "${from}", which is not a folder. Give a folder with a build, or an address such as https://docs.sablier.com.`,
    );
  }
  return folderSource(from);
}

async function run([step, folder = 'build']: string[]): Promise<void> {
  if (step === 'before') return putAside(folder, ASIDE);
  const { files, kept } = await keepAssets(folder, step === 'after' ? source() : undefined);
  const count = (list: object) => Object.keys(list).length;
  console.log(`Hashed files: ${count(files)}, and ${count(kept)} of the previous build.`);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
