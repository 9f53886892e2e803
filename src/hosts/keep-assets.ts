import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  ASSETS,
  digestOf,
  hashedFiles,
  keptAssets,
  parseAssets,
  type Assets,
  type Digests,
} from '../built/assets';

/** Where the files of an earlier build come from. */
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
 * A site that is served. One that cannot be reached stops no build.
 * @param say is told what was not read
 */
export const siteSource = (origin: string, say: (text: string) => void): Source => ({
  async read(file) {
    try {
      const answer = await fetch(new URL(file, origin), { signal: AbortSignal.timeout(30_000) });
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    } catch (error) {
      say(`${file} of ${origin} was not read: ${String(error)}`);
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
 * Lists the hashed files of a build and adds those of the build before, so that tabs that are open find their
 * scripts. What that one had kept itself is left out, unless the two builds are the same. A file whose
 * content is not what the earlier list says is left out too.
 * @param build folder of the built site
 * @param before the build before; without it, or where it has no list, none of its files is kept
 * @returns the list, as it is written beside the pages
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
    if (!content || digestOf(content) !== digest) continue;
    write(build, file, content);
    kept[file] = digest;
  }
  write(build, ASSETS, JSON.stringify({ files, kept }));
  return { files, kept };
}
