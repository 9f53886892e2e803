import type { SolidityPackage } from '../solidity/packages';
import type { Product } from '../releases';

/** What of a product's reference is made from the Solidity of npm packages. */
export interface SolidityProduct {
  product: Product;
  package?: SolidityPackage;
  /**
   * The contract that users call; abstracts and interfaces are explained through it. None when only
   * shared contracts of the product are read from Solidity.
   */
  main?: string;
  /** Contracts of `@sablier/evm-utils` that the product builds on and that get a page beside its own. */
  shared: readonly string[];
}

const shared = ['Batch', 'Comptrollerable', 'NoDelegateCall', 'IBatch', 'IComptrollerable'];

export const solidityProducts: readonly SolidityProduct[] = [
  { product: 'lockup', package: '@sablier/lockup', main: 'SablierLockup', shared },
  { product: 'flow', package: '@sablier/flow', main: 'SablierFlow', shared },
  // The contracts of Airdrops are in no npm package: `airdrops/` describes them.
  {
    product: 'airdrops',
    shared: ['Adminable', 'Comptrollerable', 'IAdminable', 'IComptrollerable'],
  },
];

const monorepo = 'https://github.com/sablier-labs/evm-monorepo/blob';

/** The published source of each package at the version that is installed. */
const repositories: Record<string, (version: string) => string> = {
  '@sablier/lockup/': (version) => `${monorepo}/lockup@v${version}/lockup/`,
  '@sablier/flow/': (version) => `${monorepo}/flow@v${version}/flow/`,
  '@sablier/evm-utils/': (version) => `${monorepo}/utils@v${version}/utils/`,
  '@openzeppelin/contracts/': (version) =>
    `https://github.com/OpenZeppelin/openzeppelin-contracts/blob/v${version}/contracts/`,
  '@prb/math/': (version) => `https://github.com/PaulRBerg/prb-math/blob/v${version}/`,
};

/** The oracle interface has a page of its own, which says more than its source. */
const chainlinkInterface = 'https://docs.chain.link/data-feeds/api-reference';

export interface SourceLocation {
  package: string;
  version: string;
  /** Path inside the package. */
  path: string;
  url: string;
  /** Whether `url` shows the file, so that a line can be named. */
  lines: boolean;
}

/**
 * Where the source with this import path is published.
 * @throws when the path belongs to no package that is known here
 */
export function locateSource(
  importPath: string,
  versions: Readonly<Record<string, string>>,
): SourceLocation {
  const [, name = '', path = ''] = /^(@[\w-]+\/[\w-]+)\/(.+)$/.exec(importPath) ?? [];
  const version = versions[name];
  if (!version) throw new Error(`${importPath} belongs to no package with a known version.`);
  if (name === '@chainlink/contracts') {
    return { package: name, version, path, url: chainlinkInterface, lines: false };
  }
  const repository = repositories[`${name}/`];
  if (!repository) throw new Error(`The repository of ${name} is not known.`);
  return { package: name, version, path, url: `${repository(version)}${path}`, lines: true };
}

export const isSablier = (importPath: string) => importPath.startsWith('@sablier/');
