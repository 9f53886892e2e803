import { sablier } from 'sablier';
import type { Abi } from 'viem';
import { products, type Product } from '../releases';
import { diffAbis } from './diff';
import { replacementFor } from './replacements';
import { diffStructs } from './struct-fields';
import type { Upgrade } from './types';

export interface WithAbi {
  /** For example `v4.0`. */
  version: string;
  /** By the names of the contracts. */
  abis: Readonly<Record<string, Abi>>;
}

/** Pairs that are not neighbors, from the oldest release of which many streams still run. */
const leaps: readonly (readonly [product: Product, from: string, to: string])[] = [
  ['lockup', 'v1.2', 'v4.0'],
];

let kept: readonly Upgrade[] | undefined;

/**
 * Changes between each release of a product and the next, newest pair first, and across the pairs above. They are
 * compared once; don't modify them.
 * @throws when a release has no ABI, or a removed function has no text
 */
export const readUpgrades = (): readonly Upgrade[] => (kept ??= compareAll());

function compareAll(): Upgrade[] {
  return products.flatMap((product) => {
    const releases = readReleaseAbis(product);
    const pairs = releases.slice(1).map(({ version }, at) => [at, at + 1, version] as const);
    const far = leaps.filter(([of]) => of === product);
    const find = (wanted: string) => releases.findIndex(({ version }) => version === wanted);
    return [
      ...pairs.map(([from, to]) => compareReleases(product, releases, from, to)).reverse(),
      ...far.map(([, from, to]) => compareReleases(product, releases, find(from), find(to))),
    ];
  });
}

/** The releases of a product with their ABIs, oldest first. @throws when a release has none */
export function readReleaseAbis(product: Product): WithAbi[] {
  const found = (sablier.releases.getAll({ protocol: product as never }) ?? []).map(
    ({ version, abi }): WithAbi => {
      if (!abi) throw new Error(`The SDK has no ABI of ${product} ${version}.`);
      return { version, abis: abi as Readonly<Record<string, Abi>> };
    },
  );
  return found.sort((one, other) => one.version.localeCompare(other.version));
}

/**
 * What differs between two releases.
 * @param releases of the product, oldest first
 * @param from position of the older one
 * @param to position of the newer one
 * @throws when there is no such position, or a removed function has no text
 */
export function compareReleases(
  product: Product,
  releases: readonly WithAbi[],
  from: number,
  to: number,
): Upgrade {
  const before = releases[from];
  const after = releases[to];
  if (!before || !after) throw new Error(`${product} has no release ${from} or ${to}.`);
  const later = releases.slice(from + 1, to + 1).map(({ version }) => version);
  const names = (abis: WithAbi['abis']) => Object.keys(abis);
  return {
    product,
    from: before.version,
    to: after.version,
    contracts: {
      added: names(after.abis).filter((name) => !before.abis[name]),
      removed: names(before.abis).filter((name) => !after.abis[name]),
    },
    changes: diffAbis(before.abis, after.abis, (kind, name) =>
      replacementFor(product, later, kind, name),
    ),
    structs: diffStructs(before.abis, after.abis),
  };
}
