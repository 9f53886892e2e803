import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readGroup } from './read';
import { GROUPS } from './types';

/** Writes all files into a folder. @returns bytes of each, as it is and in brotli */
export async function writeArtifacts(
  folder: string,
): Promise<readonly (readonly [file: string, bytes: number, brotli: number])[]> {
  mkdirSync(folder, { recursive: true });
  return Promise.all(
    GROUPS.map(async (group) => {
      const text = JSON.stringify(await readGroup(group));
      const file = path.join(folder, `${group}.json`);
      writeFileSync(file, text);
      return [file, text.length, brotliCompressSync(text).length] as const;
    }),
  );
}
