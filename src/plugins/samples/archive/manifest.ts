import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides?: object;
}

/** Where the exact versions come from: this repository, and the starters for what only they name. */
const VERSIONS = ['package.json', 'examples/starters/viem/package.json'];
const FOUNDRY = 'examples/starters/foundry/package.json';

/** Packages that are not on every registry. A project does not install them; its README says so. */
export const NOT_INSTALLED = ['@sablier/airdrops'];

const read = (siteDir: string, file: string) =>
  JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as Manifest;

/** Which kinds of code a project has. */
export interface Kinds {
  typescript: boolean;
  /** Whether its Solidity compiles with packages from npm. */
  solidity: boolean;
}

/**
 * `package.json` of a project with samples, with exact versions.
 * @param packages that the samples import
 * @throws when this repository has no version of one
 */
export function sampleManifest(
  siteDir: string,
  name: string,
  packages: readonly string[],
  { typescript, solidity }: Kinds,
): string {
  const foundry = read(siteDir, FOUNDRY);
  const known = Object.assign(
    {},
    ...VERSIONS.map((file) => read(siteDir, file)).flatMap((found) => [
      found.devDependencies,
      found.dependencies,
    ]),
  ) as Record<string, string>;
  const pick = (names: readonly string[]) =>
    Object.fromEntries([...new Set(names)].sort().map((one) => [one, versionOf(one, known)]));
  const own = packages.filter((one) => !NOT_INSTALLED.includes(one));
  const needed = solidity
    ? Object.keys(foundry.dependencies).filter((one) => !/\/(lockup|flow)$/.test(one))
    : [];
  const types = typescript
    ? ['@types/node', 'tsx', 'typescript', ...(own.includes('react') ? ['@types/react'] : [])]
    : [];
  const overrides = solidity
    ? foundry.overrides
    : own.some((one) => one.startsWith('@sablier/'))
      ? read(siteDir, 'examples/starters/viem/package.json').overrides
      : undefined;
  return `${JSON.stringify(
    {
      name,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: {
        ...(solidity ? { build: foundry.scripts.build } : {}),
        ...(typescript ? { typecheck: 'tsc' } : {}),
      },
      dependencies: pick([...own, ...needed]),
      devDependencies: {
        ...pick(types),
        ...(solidity ? foundry.devDependencies : {}),
      },
      ...(overrides ? { overrides } : {}),
    },
    null,
    2,
  )}\n`;
}

function versionOf(name: string, known: Readonly<Record<string, string>>): string {
  const version = known[name];
  if (version === undefined) throw new Error(`No version of ${name} is known here.`);
  return version;
}
