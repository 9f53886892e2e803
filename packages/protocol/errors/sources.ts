import fs from 'node:fs';
import path from 'node:path';
import { sablier } from 'sablier';
import { toFunctionSelector, type Abi } from 'viem';
import { products } from '../releases';
import { readArtifacts } from './abis';
import { libraryErrors } from './library';

/** An ABI that declares errors of a release. */
export interface Source {
  /** For example `Lockup v1.2`. */
  release: string;
  abi: Abi;
  isLatest: boolean;
}

/** Files with errors of libraries, which no ABI of the SDK lists, and the release of each package. */
const olderLibraries = [
  ['@sablier/v2-core-1.0', 'Lockup v1.0'],
  ['@sablier/v2-core', 'Lockup v1.2'],
  ['@sablier/v2-periphery', 'Airdrops v1.2'],
] as const;

/** It belongs to no release. */
const COMPTROLLER = 'the comptroller';

/**
 * Errors of libraries that are linked to a contract or serve its NFT descriptor: no ABI of the SDK lists them
 * for every release, so a list of releases would have gaps.
 */
const UNLISTED = /^(?:PRBMath|SafeCast|Strings)/;

const TITLES = { lockup: 'Lockup', flow: 'Flow', airdrops: 'Airdrops' } as const;

/**
 * Every ABI of every release, and of the comptroller. Errors of the shared package (`@sablier/evm-utils`)
 * count for a release only if an ABI of that release declares them.
 * @param root folder that holds `node_modules`
 * @throws when an artifact is missing
 */
export function readErrorSources(root: string): Source[] {
  const shared = readArtifacts(root);
  const current = products.flatMap((product) =>
    (sablier.releases.getAll({ protocol: product as never }) ?? []).flatMap(
      ({ abi, version, isLatest }): Source[] => {
        const release = `${TITLES[product]} ${version}`;
        const own = isLatest
          ? shared.filter(([name]) => name.startsWith(`@sablier/${product}/`))
          : [];
        return [
          ...Object.values((abi ?? {}) as Record<string, Abi>),
          ...own.map(([, one]) => one),
        ].map((one) => ({ release, abi: one, isLatest }));
      },
    ),
  );
  const libraries = olderLibraries.map(([name, release]): Source => {
    const file = path.join(root, 'node_modules', name, 'artifacts/libraries/Errors.json');
    const { abi } = JSON.parse(fs.readFileSync(file, 'utf8')) as { abi: Abi };
    return { release, abi, isLatest: false };
  });
  const linked = libraryErrors.map(([release, abi]) => ({ release, abi, isLatest: false }));
  const comptroller = shared
    .filter(([name]) => name.endsWith('/SablierComptroller'))
    .map(([, abi]) => ({ release: COMPTROLLER, abi, isLatest: true }));
  return [...current, ...libraries, ...linked, ...comptroller];
}

/**
 * The declaring releases and contracts of an error, by its selector: releases by product, oldest first, and
 * the comptroller.
 */
export function releasesBySelector(sources: readonly Source[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const { release, abi } of sources) {
    for (const item of abi) {
      if (item.type !== 'error' || UNLISTED.test(item.name)) continue;
      const selector = toFunctionSelector(
        `${item.name}(${item.inputs.map(({ type }) => type).join(',')})`,
      );
      found.set(selector, (found.get(selector) ?? new Set()).add(release));
    }
  }
  const order = [...new Set(sources.map(({ release }) => release))];
  return new Map(
    [...found].map(([selector, releases]) => [
      selector,
      order.filter((release) => releases.has(release)),
    ]),
  );
}
