import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectFile } from '../project-file';

/**
 * Writes a project into a folder that is new or empty. A file that names its interpreter may be executed.
 * @throws with a sentence when the folder has files, or cannot be written
 */
export function writeProjectFolder(folder: string, files: readonly ProjectFile[]): void {
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new Error(`The folder ${folder} is not empty. Name another one.`);
    }
    writeFiles(folder, files);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Error(
      `Nothing can be written to ${folder.slice(0, 100)} (${code}). Name another folder.`,
      {
        cause: error,
      },
    );
  }
}

function writeFiles(folder: string, files: readonly ProjectFile[]): void {
  for (const { path: file, text } of files) {
    const at = path.join(folder, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
  }
}
