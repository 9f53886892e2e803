import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from './files.ts';

/** Beside the pages: the hashed files of a build, and those that it keeps of the build before. */
export const ASSETS = '/assets.json';

/** SHA-256 in hexadecimal, by path such as `/assets/js/main.0123abcd.js`. */
export type Digests = Record<string, string>;

export interface Assets {
  /** Of this build. */
  files: Digests;
  /** Of the build before, for tabs that are still open; not those that this build has too. */
  kept: Digests;
}

/** Below `/assets/`, without a step upwards. */
const HASHED = /^\/assets\/(?!.*\.\.)[\w@~./-]+$/;

export const digestOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** The files of a build whose names hold a hash of their content. */
export function hashedFiles(build: string): Digests {
  const files = filesOf(build).filter((file) => file.startsWith('/assets/'));
  return Object.fromEntries(
    files.map((file) => [file, digestOf(readFileSync(path.join(build, file)))]),
  );
}

/**
 * @param text of {@link ASSETS}, which may come from another place
 * @throws when it is no such list, or names a file outside of `/assets/`
 */
export function parseAssets(text: string): Assets {
  const read = JSON.parse(text) as Partial<Assets> | null;
  for (const list of [read?.files, read?.kept]) {
    const isList = typeof list === 'object' && list !== null;
    if (!isList || !Object.entries(list).every(([file, digest]) => isEntry(file, digest))) {
      throw new Error(`This is no list of a build's hashed files, as ${ASSETS} is.`);
    }
  }
  return read as Assets;
}

const isEntry = (file: string, digest: unknown) =>
  HASHED.test(file) && typeof digest === 'string' && /^[\da-f]{64}$/.test(digest);

/** The files in a build that are of the build before; none where no list says so. */
export function keptAssets(build: string): ReadonlySet<string> {
  const file = path.join(build, ASSETS);
  if (!existsSync(file)) return new Set();
  return new Set(Object.keys(parseAssets(readFileSync(file, 'utf8')).kept));
}
