import { existsSync } from 'node:fs';
import {
  folderSource,
  keepAssets,
  putAside,
  siteSource,
  type Source,
} from '@sablier-docs/hosting/keep-assets';

const ASIDE = 'node_modules/.cache/last-build';

/** Saves the scripts and stylesheets of the previous build before the next one empties its folder. */
export const saveHashedFiles = (folder: string): void => putAside(folder, ASIDE);

/**
 * Lists the scripts and stylesheets of a build.
 * @param keeps whether those of the previous build stay, for open tabs. `KEEP_ASSETS_FROM` names another source: a
 * folder, or the address of the deployed site
 * @returns a line that says how many there are
 * @throws when that is neither
 */
export async function listHashedFiles(folder: string, keeps: boolean): Promise<string> {
  const { files, kept } = await keepAssets(folder, keeps ? previousBuild() : undefined);
  const count = (list: object) => Object.keys(list).length;
  return `Hashed files: ${count(files)}, and ${count(kept)} of the previous build.`;
}

function previousBuild(): Source {
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
