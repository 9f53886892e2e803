import { products, readReleases, type Product } from '../../releases';
import { readAliases } from '../aliases';
import { airdropsEventMappings } from './airdrops';
import { flowEventMappings } from './flow';
import { lockupEventMappings } from './lockup';
import type { IndexChange } from './types';

/** Differences of the rows, newest release first, without those of every release. */
export const indexChanges: Readonly<Record<Product, readonly IndexChange[]>> = {
  lockup: lockupEventMappings,
  flow: flowEventMappings,
  airdrops: airdropsEventMappings,
};

/** Factories whose events the indexes do not read. */
const unread = new Set(['MF_VCA', 'MF2_EXEC']);

export interface ReleaseRows {
  product: Product;
  version: string;
  /** Prefix of the ids of its streams, or of the names of its factories: `LK3`. */
  aliases: string[];
  /** Empty when nothing but version and aliases differs from the release before. */
  changes: readonly IndexChange[];
}

/**
 * Differences between the rows of each release and those of the previous one, newest first within a product.
 * The first release of a product has no row.
 * @throws when a change names a release that the SDK does not know
 */
export function readReleaseRows(): ReleaseRows[] {
  const aliases = readAliases();
  return products.flatMap((product) => {
    const versions = readReleases()
      .filter((release) => release.product === product)
      .map(({ version }) => version)
      .sort()
      .slice(1);
    const stray = indexChanges[product].find(({ release }) => !versions.includes(release));
    if (stray) throw new Error(`${product} has no release ${stray.release} with one before it.`);
    return versions.reverse().map((version) => ({
      product,
      version,
      aliases: aliases
        .filter((fact) => fact.product === product && fact.version === version)
        .map(({ alias }) => alias)
        .filter((alias) => !unread.has(alias)),
      changes: indexChanges[product].filter(({ release }) => release === version),
    }));
  });
}
