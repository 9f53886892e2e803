import fs from 'node:fs';
import path from 'node:path';

/** The packages whose contracts the reference documents. */
const solidityPackages = ['@sablier/lockup', '@sablier/flow', '@sablier/evm-utils'] as const;
export type SolidityPackage = (typeof solidityPackages)[number];

/** Packages that only appear in imports; their versions are part of the cache key. */
const imported = ['@openzeppelin/contracts', '@prb/math', '@chainlink/contracts'] as const;

/** Folders of a package's `src` that aren't deployed. */
const undocumented = new Set(['mocks', 'tests']);

export type Versions = Record<string, string>;

/**
 * Version of every package that takes part in the compilation, and of the compiler.
 * @throws when one is not installed
 */
export function readPackageVersions(modules: string): Versions {
  const names = [...solidityPackages, ...imported, 'solc'];
  return Object.fromEntries(names.map((name) => [name, readVersion(modules, name)]));
}

/** @throws when the package is not installed */
export function readVersion(modules: string, name: string): string {
  const file = path.join(modules, name, 'package.json');
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version?: string };
  if (!version) throw new Error(`${file} names no version.`);
  return version;
}

/**
 * The Solidity files of the documented packages, by import path (`@sablier/lockup/src/SablierLockup.sol`).
 * @throws when a package holds none
 */
export function readSoliditySources(modules: string): Record<string, { content: string }> {
  const files = solidityPackages.flatMap((name) => {
    const found = listSolidity(path.join(modules, name, 'src'));
    if (found.length === 0) throw new Error(`${name} has no Solidity below src/.`);
    return found;
  });
  return Object.fromEntries(
    files.map((file) => [
      path.relative(modules, file).split(path.sep).join('/'),
      { content: fs.readFileSync(file, 'utf8') },
    ]),
  );
}

export const listSolidity = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sol'))
    .filter((file) => !file.split(path.sep).some((part) => undocumented.has(part)))
    .sort()
    .map((file) => path.join(folder, file));
