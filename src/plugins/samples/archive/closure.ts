import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files that samples need, and the packages that these import. */
interface Closure {
  /** Paths from the root of the repository, sorted. */
  readonly files: readonly string[];
  /** Names of npm packages, sorted. */
  readonly packages: readonly string[];
}

const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/**
 * Follows the imports of samples until no file is missing.
 * @param files from the root of the repository
 * @throws when an imported file does not exist
 */
export function importClosure(siteDir: string, files: readonly string[]): Closure {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!/\.(sol|tsx?)$/.test(file)) continue;
    for (const [, from = ''] of readFileSync(path.join(siteDir, file), 'utf8').matchAll(IMPORTS)) {
      if (from.startsWith('.')) open.push(resolved(siteDir, file, from));
      else if (!from.startsWith('node:')) packages.add(packageOf(from));
    }
  }
  return { files: [...seen].sort(), packages: [...packages].sort() };
}

function resolved(siteDir: string, file: string, from: string): string {
  const target = path.posix.join(path.posix.dirname(file), from);
  const found = ENDINGS.map((end) => target + end).find(
    (name) => /\.\w+$/.test(name) && existsSync(path.join(siteDir, name)),
  );
  if (found === undefined) throw new Error(`${file} imports ${from}, which is no file.`);
  return found;
}

const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
