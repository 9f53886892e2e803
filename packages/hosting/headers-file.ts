import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Header, Hosting } from './types';

/** A file of the build: its security headers, as `[name, value]`. */
export const HEADERS_FILE = 'headers.json';

/** Writes the security headers of a build beside its pages, for a server that runs in another environment. */
export function writeHeaders(build: string, { headers }: Pick<Hosting, 'headers'>): void {
  writeFileSync(path.join(build, HEADERS_FILE), `${JSON.stringify(headers, null, 2)}\n`);
}

/**
 * The security headers that a build was made with.
 * @throws when the folder has no build
 */
export function headersOfBuild(build: string): Header[] {
  const file = path.join(build, HEADERS_FILE);
  if (!existsSync(file)) {
    throw new Error(`There is no built site in "${build}". Make one with "npm run build".`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Header[];
}
