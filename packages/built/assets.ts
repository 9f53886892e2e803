import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from './files.ts';

/** A file of the build that lists its hashed files, and those kept from the previous build. */
export const ASSETS = '/assets.json';

/** SHA-256 in hexadecimal, by path such as `/assets/js/main.0123abcd.js`. */
export type Digests = Record<string, string>;

export interface Assets {
  /** Files of this build. */
  files: Digests;
  /** Files of the previous build that this one lacks, for tabs that are still open. */
  kept: Digests;
}

/** Below `/assets/`, without `..`. */
const HASHED = /^\/assets\/(?!.*\.\.)[\w@~./-]+$/;

/** The files of a build whose names hold a hash of their content. */
export function hashedFiles(build: string): Digests {
  const files = filesOf(build).filter((file) => file.startsWith('/assets/'));
  return Object.fromEntries(
    files.map((file) => [file, hash('sha256', readFileSync(path.join(build, file)))]),
  );
}

/**
 * @param text content of {@link ASSETS}, possibly of another site
 * @throws when it isn't such a list, or names a file outside `/assets/`
 */
export function parseAssets(text: string): Assets {
  const read = JSON.parse(text) as Partial<Assets> | null;
  for (const list of [read?.files, read?.kept]) {
    const isList = typeof list === 'object' && list !== null;
    if (!isList || !Object.entries(list).every(([file, digest]) => isEntry(file, digest))) {
      throw new Error(`This is not a list of a build's hashed files like ${ASSETS}.`);
    }
  }
  return read as Assets;
}

const isEntry = (file: string, digest: unknown) =>
  HASHED.test(file) && typeof digest === 'string' && /^[\da-f]{64}$/.test(digest);

/** The files in a build that come from the previous build; none without a list. */
export function keptAssets(build: string): ReadonlySet<string> {
  const file = path.join(build, ASSETS);
  if (!existsSync(file)) return new Set();
  return new Set(Object.keys(parseAssets(readFileSync(file, 'utf8')).kept));
}
