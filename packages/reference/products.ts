import type { SolidityPackage } from './solidity/packages';
import type { Product } from '@sablier-docs/protocol/releases';

/** The part of a product's reference that is generated from the Solidity of npm packages. */
export interface SolidityProduct {
  product: Product;
  package?: SolidityPackage;
  /**
   * The contract that users call, to which abstract contracts and interfaces refer. Undefined when only
   * shared contracts of the product are read from Solidity.
   */
  main?: string;
  /** Contracts of `@sablier/evm-utils` that the product builds on and that get a page too. */
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

/** Repository of the source of each package, at the installed version. */
const repositories: Record<string, (version: string) => string> = {
  '@sablier/lockup/': (version) => `${monorepo}/lockup@v${version}/lockup/`,
  '@sablier/flow/': (version) => `${monorepo}/flow@v${version}/flow/`,
  '@sablier/evm-utils/': (version) => `${monorepo}/utils@v${version}/utils/`,
  '@openzeppelin/contracts/': (version) =>
    `https://github.com/OpenZeppelin/openzeppelin-contracts/blob/v${version}/contracts/`,
  '@prb/math/': (version) => `https://github.com/PaulRBerg/prb-math/blob/v${version}/`,
};

/** The oracle interface has its own page, which is more useful than its source. */
const chainlinkInterface = 'https://docs.chain.link/data-feeds/api-reference';

interface SourceLocation {
  package: string;
  version: string;
  /** Path inside the package. */
  path: string;
  url: string;
  /** Whether `url` shows the file, so that a line can be named. */
  lines: boolean;
}

/**
 * Location of the published source with this import path.
 * @throws when the path belongs to no known package
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
  if (!repository)
    throw new Error(
      `The repository of ${name} is unknown. Add it to packages/reference/products.ts.`,
    );
  return { package: name, version, path, url: `${repository(version)}${path}`, lines: true };
}

export const isSablier = (importPath: string) => importPath.startsWith('@sablier/');
