import { readErrorSources } from '@sablier-docs/protocol/errors/sources';
import { readAliases } from '@sablier-docs/protocol/indexers/aliases';
import { readReleaseRows } from '@sablier-docs/protocol/indexers/by-release';
import { readHistory } from '@sablier-docs/protocol/release-history';
import { products, type Product } from '@sablier-docs/protocol/releases';
import { readReleaseAbis } from '@sablier-docs/protocol/upgrades';
import { readNotes } from './notes';
import { readSourcesOf } from './sources';
import type { Checklist } from './types';
import { upgrade, type Known } from './upgrade';

/**
 * What upgrades of a product are made from.
 * @param root folder that holds `docs` and `node_modules`
 * @throws when a release has no ABI, or a sentence about behavior no row in `notes.ts`
 */
export function readKnown(root: string, product: Product): Known {
  const releases = readReleaseAbis(product);
  const history = readHistory(product);
  const aliases = readAliases().filter((one) => one.product === product);
  const byRelease = <T>(read: (version: string) => T): Record<string, T> =>
    Object.fromEntries(releases.map(({ version }) => [version, read(version)]));
  return {
    product,
    releases,
    notes: readNotes(root, product),
    errors: readErrorSources(root),
    sources: byRelease((version) => readSourcesOf(root, product, version)),
    packages: byRelease((version) =>
      newest(history.find((one) => one.version === version)?.packages ?? []),
    ),
    aliases: byRelease((version) =>
      aliases.filter((one) => one.version === version).map(({ alias }) => alias),
    ),
    rows: readReleaseRows().filter((one) => one.product === product),
  };
}

/** The last version of each package. */
function newest(packages: readonly { name: string; date: string }[]): string[] {
  const last = new Map(packages.map(({ name }) => [name.split(' ')[0], name]));
  return [...last.values()];
}

/** Every pair of releases of a product, the older one first. */
export const releasePairs = ({ releases }: Known): [from: string, to: string][] =>
  releases.flatMap(({ version: to }, at) =>
    releases.slice(0, at).map(({ version: from }): [string, string] => [from, to]),
  );

/** The checklists of every pair of releases of every product. @throws as `readKnown` */
export const readChecklists = (root: string): Checklist[] =>
  products.flatMap((product) => {
    const known = readKnown(root, product);
    return releasePairs(known).map(([from, to]) => upgrade(known, from, to));
  });
