import { hash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  ASSETS,
  hashedFiles,
  keptAssets,
  parseAssets,
  type Assets,
  type Digests,
} from '@sablier-docs/built/assets';

/** The source of an earlier build's files. */
export interface Source {
  /** @returns undefined when there is no such file */
  read(file: string): Promise<Buffer | undefined>;
}

export const folderSource = (folder: string): Source => ({
  async read(file) {
    const at = path.join(folder, file);
    return existsSync(at) ? readFileSync(at) : undefined;
  },
});

/**
 * A deployed site. One that cannot be reached doesn't stop the build.
 * @param warn gets a message for each file that could not be read
 */
export const siteSource = (origin: string, warn: (text: string) => void): Source => ({
  async read(file) {
    try {
      const response = await fetch(new URL(file, origin), { signal: AbortSignal.timeout(30_000) });
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
    } catch (error) {
      warn(`${file} of ${origin} was not read: ${String(error)}`);
      return undefined;
    }
  },
});

const write = (folder: string, file: string, content: string | Buffer) => {
  const at = path.join(folder, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, content);
};

/** Copies the hashed files of a build to another folder before the next build empties its own. */
export function putAside(build: string, aside: string): void {
  const list = path.join(build, ASSETS);
  if (!existsSync(list)) return;
  const { files, kept } = parseAssets(readFileSync(list, 'utf8'));
  rmSync(aside, { recursive: true, force: true });
  for (const file of Object.keys({ ...files, ...kept })) {
    if (existsSync(path.join(build, file))) cpSync(path.join(build, file), path.join(aside, file));
  }
  cpSync(list, path.join(aside, ASSETS));
}

const without = (some: Digests, others: Digests): Digests =>
  Object.fromEntries(Object.entries(some).filter(([file]) => !(file in others)));

/**
 * Lists the hashed files of a build and adds those of the previous build, so that open tabs find their
 * scripts. Files that the previous build kept itself are dropped, unless the two builds are the same. A file
 * whose digest differs from the previous list is left out.
 * @param build folder of the built site
 * @param before the previous build; without it, or without a list in it, no files are kept
 * @returns the list, which is also written beside the pages
 */
export async function keepAssets(build: string, before?: Source): Promise<Assets> {
  const ofEarlierRun = keptAssets(build);
  const own = Object.entries(hashedFiles(build)).filter(([file]) => !ofEarlierRun.has(file));
  const files: Digests = Object.fromEntries(own);
  const text = await before?.read(ASSETS);
  const earlier: Assets = text ? parseAssets(text.toString('utf8')) : { files: {}, kept: {} };
  const changed = without(earlier.files, files);
  const wanted = Object.keys(changed).length > 0 ? changed : without(earlier.kept, files);
  const kept: Digests = {};
  for (const [file, digest] of Object.entries(wanted)) {
    const content = await before?.read(file);
    if (!content || hash('sha256', content) !== digest) continue;
    write(build, file, content);
    kept[file] = digest;
  }
  write(build, ASSETS, JSON.stringify({ files, kept }));
  return { files, kept };
}
