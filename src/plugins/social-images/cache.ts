import { createHash } from 'node:crypto';
import { existsSync, readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Caches pictures between builds under the hash of all their inputs.
 * @param salt the inputs that all pictures share: the typeface and the versions of the drawing programs
 */
export function pictureCache(folder: string, salt: readonly (string | Buffer)[]) {
  mkdirSync(folder, { recursive: true });
  return async (svg: string, draw: () => Promise<Buffer>) => {
    const hash = createHash('sha256');
    for (const part of [...salt, svg]) hash.update(part);
    const file = path.join(folder, `${hash.digest('hex').slice(0, 32)}.png`);
    if (existsSync(file)) return { png: readFileSync(file), drawn: false };
    const png = await draw();
    writeFileSync(file, png);
    return { png, drawn: true };
  };
}
