import type { Answers } from './answers';
import type { ProjectFile } from './project-file';

export const LOCKFILE = 'package-lock.json';

/** What decides about the packages of a project: those with the same name have the same lockfile. */
export const packageSet = ({ stack, product }: Pick<Answers, 'stack' | 'product'>): string =>
  `${stack}-${product}`;

/** Where the site serves the lockfile of a set, from its origin on. */
export const lockfilePath = (set: string): string => `/create-sablier-streams/${set}/${LOCKFILE}`;

interface Packages {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Whether a lockfile is of this `package.json`, which `npm ci` asks as well. */
function isLockfileOf(lockfile: string, manifest: string): boolean {
  const named = ({ dependencies = {}, devDependencies = {} }: Packages) =>
    JSON.stringify([dependencies, devDependencies].map((all) => Object.entries(all).sort()));
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, Packages> };
  return named(packages[''] ?? {}) === named(JSON.parse(manifest) as Packages);
}

/** The files of a project with its lockfile. @throws when the lockfile is of other packages */
export function withLockfile(files: readonly ProjectFile[], lockfile: string): ProjectFile[] {
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
  if (!isLockfileOf(lockfile, manifest)) throw new Error(`${LOCKFILE} is of other packages.`);
  return [...files, { path: LOCKFILE, text: lockfile }];
}
