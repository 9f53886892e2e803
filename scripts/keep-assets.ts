/**
 * Keeps the scripts and stylesheets of the build before beside those of the new one, for tabs that are open:
 * `jiti scripts/keep-assets.ts before build` puts them aside, `after build` brings them back. `KEEP_ASSETS_FROM`
 * names another place that has them: a folder, or the address of the site as it is served now. `list build`
 * lists the files of a build and keeps none.
 */
import { existsSync } from 'node:fs';
import { folderSource, keepAssets, putAside, siteSource } from '../src/hosts/keep-assets';

const ASIDE = 'node_modules/.cache/last-build';

function source() {
  const from = process.env.KEEP_ASSETS_FROM;
  if (!from) return folderSource(ASIDE);
  if (/^https?:\/\//.test(from)) return siteSource(from, console.warn);
  if (!existsSync(from)) {
    throw new Error(
      `KEEP_ASSETS_FROM is "${from}", which is no folder. Name a folder with a build, or an address such as https://docs.sablier.com.`,
    );
  }
  return folderSource(from);
}

async function run([step, folder = 'build']: string[]): Promise<void> {
  if (step === 'before') return putAside(folder, ASIDE);
  const { files, kept } = await keepAssets(folder, step === 'after' ? source() : undefined);
  const count = (list: object) => Object.keys(list).length;
  console.log(`Hashed files: ${count(files)}, and ${count(kept)} of the build before.`);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
