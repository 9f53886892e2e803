import { readFile } from 'node:fs/promises';
import systemPath, { type PlatformPath } from 'node:path';
import type { Files } from '../site';

/** The files of a folder. A path that leads out of it has no file. */
export function filesOfFolder(folder: string): Files {
  return {
    async read(file) {
      const at = fileInFolder(folder, file);
      if (at === undefined) return null;
      try {
        return await readFile(at, 'utf8');
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code && ABSENT.has(code)) return null;
        throw error;
      }
    },
  };
}

/** The path doesn't exist, is a folder, lies below a file, or is too long. */
const ABSENT = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);

/**
 * The location of a file of the site on the disk; undefined for a path outside the folder.
 * @param file path from the root of the site, with `/` on every system
 * @param path path functions of the system
 */
export function fileInFolder(
  folder: string,
  file: string,
  path: PlatformPath = systemPath,
): string | undefined {
  // On Windows, a backslash separates folders, and a colon names a drive or a stream of a file.
  if (/[\0\\:]/.test(file)) return undefined;
  const root = path.resolve(folder);
  const at = path.join(root, path.posix.normalize(`/${file}`));
  const inside = path.relative(root, at);
  return inside === '' || inside.startsWith('..') || path.isAbsolute(inside) ? undefined : at;
}
