import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from '../site';

/** The files of a folder. A path that leads out of it has none. */
export function filesOfFolder(folder: string): Files {
  const root = path.resolve(folder);
  return {
    async read(file) {
      const at = path.join(root, path.posix.normalize(file));
      if (!at.startsWith(`${root}${path.sep}`) || file.includes('\0')) return null;
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

/** Nothing there, a folder, below a file, or longer than any file's name. */
const ABSENT = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);
