import { existsSync, readFileSync } from 'node:fs';
import type { Product } from '@sablier-docs/protocol/releases';
import { readReleaseAbis } from '@sablier-docs/protocol/upgrades';
import { compileFiles } from '@sablier-docs/solidity/compile';
import { releaseSources } from '@sablier-docs/testing/release-interfaces';

type Imports = (file: string) => string | undefined;

/** The contract that a page of upgrades shows for each release, by product. */
const names = { lockup: 'VestingDesk', flow: 'PayrollDesk', airdrops: 'CampaignDesk' } as const;

/** Folder in `node_modules` of the package that a release of this name is installed in; null where it is not. */
const installed: Readonly<Record<string, string | null>> = {
  'lockup v1.0': '@sablier/v2-core-1.0',
  'lockup v1.1': null,
  'lockup v1.2': '@sablier/v2-core',
  'lockup v2.0': null,
  'lockup v3.0': null,
  'lockup v4.0': '@sablier/lockup',
  'flow v1.0': null,
  'flow v1.1': null,
  'flow v2.0': null,
  'flow v3.0': '@sablier/flow',
  'airdrops v1.2': '@sablier/v2-periphery',
  'airdrops v1.3': null,
  'airdrops v2.0': null,
  // Its interfaces are generated for all samples of guides.
  'airdrops v3.0': '@sablier/airdrops',
};

/** The releases of a product with a sample, oldest first. */
export const sampledReleases = (product: Product): string[] =>
  readReleaseAbis(product)
    .map(({ version }) => version)
    .filter((version) => existsSync(fileOf(product, version)));

const fileOf = (product: Product, version: string) =>
  `examples/upgrades/${product}/${version}/${names[product]}.sol`;

export const sampleOf = (product: Product, version: string): string =>
  readFileSync(fileOf(product, version), 'utf8');

const packageOf = (product: Product, version: string): string => {
  if (version >= (product === 'airdrops' ? 'v1.3' : 'v2.0') || product === 'flow')
    return `@sablier/${product}`;
  return product === 'lockup' ? '@sablier/v2-core' : '@sablier/v2-periphery';
};

/** The files of the package of a release: those of the installed one, or interfaces made from the ABIs. */
function importsOf(product: Product, version: string): Imports {
  const name = packageOf(product, version);
  const folder = installed[`${product} ${version}`];
  if (folder === undefined) throw new Error(`Say where ${product} ${version} is installed.`);
  if (folder !== null) {
    return (file) =>
      folder !== name && file.startsWith(`${name}/`)
        ? readFileSync(`node_modules/${folder}${file.slice(name.length)}`, 'utf8')
        : undefined;
  }
  const release = readReleaseAbis(product).find((one) => one.version === version);
  const foreign: Record<string, string> =
    product === 'airdrops'
      ? { ISablierLockup: '@sablier/lockup/src/interfaces/ISablierLockup.sol' }
      : {};
  const sources = releaseSources(name, release?.abis ?? {}, foreign);
  // What the release lacks must not come from the installed package of another one.
  return (file) =>
    file.startsWith(`${name}/`) ? (sources[file] ?? 'this release has no such file') : undefined;
}

/**
 * Compiles the sample of a release with the package of a release.
 * @param against the release of the package; that of the sample unless given
 * @throws the compiler's errors and warnings
 */
export function compileSample(product: Product, version: string, against = version) {
  const file = `${version}.sol`;
  const sources = { [file]: sampleOf(product, version) };
  const isPast = packageOf(product, version) !== packageOf(product, against);
  if (isPast) throw new Error(`${against} has no package ${packageOf(product, version)}.`);
  const [contract] = compileFiles(sources, { imports: importsOf(product, against) }).filter(
    ({ name }) => name === names[product],
  );
  if (!contract) throw new Error(`${file} has no contract ${names[product]}.`);
  return contract;
}
