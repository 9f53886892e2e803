import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A contract for one release of a product, such as `examples/upgrades/flow/v1.1/PayrollDesk.sol`. */
const FOR_RELEASE = /^examples\/upgrades\/(\w+)\/(v\d+\.\d+)\/\w+\.sol$/;

/**
 * Whether a contract is for a release that the installed package of its product does not have: the two releases
 * have one package, and only one version of a package is installed.
 */
export function isForOtherPackage(siteDir: string, file: string): boolean {
  const [, product, release] = FOR_RELEASE.exec(file) ?? [];
  if (!product || !release) return false;
  const name = `@sablier/${product}`;
  if (!readFileSync(path.join(siteDir, file), 'utf8').includes(`"${name}/`)) return false;
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>;
  const version = dependencies[name] ?? devDependencies[name];
  return version !== undefined && !version.startsWith(`${release.slice(1)}.`);
}

/** Where a sample is in its project: what cannot be compiled there is beside `src`. */
export const placeInProject = (siteDir: string, file: string): string =>
  file.replace(/^examples\//, isForOtherPackage(siteDir, file) ? 'other-release/' : 'src/');
