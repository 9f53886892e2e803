import fs from 'node:fs';
import path from 'node:path';
import { sablier } from 'sablier';
import type { Abi } from 'viem';
import { products } from '../releases';

/** Files of the packages that declare errors missing from the SDK's ABIs. */
const artifacts = [
  '@sablier/lockup/artifacts/libraries/Errors',
  '@sablier/lockup/artifacts/libraries/LockupHelpers',
  '@sablier/lockup/artifacts/libraries/LockupMath',
  '@sablier/lockup/artifacts/LockupNFTDescriptor',
  '@sablier/flow/artifacts/libraries/Errors',
  '@sablier/flow/artifacts/FlowNFTDescriptor',
  '@sablier/evm-utils/artifacts/libraries/Errors',
  '@sablier/evm-utils/artifacts/SablierComptroller',
  '@openzeppelin/contracts/build/contracts/IERC20Errors',
];

/**
 * ABIs that declare custom errors, by contract or by `package/path` of a library of errors: the newest
 * release of each product, and the files of the Solidity packages.
 * @param root folder that holds `node_modules`
 * @throws when an artifact is missing or a product has no newest release
 */
export function readAbis(root: string): Record<string, Abi> {
  const abis: Record<string, Abi> = {};
  for (const product of products) Object.assign(abis, latestAbis(product));
  for (const [name, abi] of readArtifacts(root))
    abis[name.endsWith('/Errors') ? name : path.basename(name)] = abi;
  return abis;
}

/**
 * The ABIs of these files in the Solidity packages of the newest releases, by path.
 * @throws when an artifact is missing
 */
export const readArtifacts = (root: string): (readonly [path: string, abi: Abi])[] =>
  artifacts.map((name) => {
    const file = path.join(root, 'node_modules', `${name}.json`);
    return [name, (JSON.parse(fs.readFileSync(file, 'utf8')) as { abi: Abi }).abi];
  });

/**
 * ABIs of the newest release of a product, by contract.
 * @throws when the SDK has none
 */
export function latestAbis(product: (typeof products)[number]): Record<string, Abi> {
  const release = sablier.releases.getLatest({ protocol: product as never });
  const abi = release?.abi as Record<string, Abi> | undefined;
  if (!abi || Object.keys(abi).length === 0) throw new Error(`The SDK has no ABI of ${product}.`);
  return abi;
}
