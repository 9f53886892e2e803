import type { Abi } from 'viem';
import { sourceRoot, sourceVersion } from '../airdrops/types';
import { sourcePath, airdropUnits } from '../airdrops/units';
import type { Ledger } from '../ledger';
import type { ContractPage, PageKind } from '../model';
import { createCatalog } from './catalog';
import { createDescriber } from './describe';
import { libraryHoldings, libraryKinds } from './library-pages';
import { createLinks } from './links';
import { unitMembers } from './unit-page';
import { verifyEffects } from './verify-effects';

interface AbiRelease {
  /** For example `v3.0`. */
  version: string;
  abis: Readonly<Record<string, Abi>>;
  /** The package that publishes the ABIs. */
  package: string;
  packageVersion: string;
  /** Installed versions of the packages that the contracts build on. */
  versions: Readonly<Record<string, string>>;
}

/**
 * The pages of Airdrops, from ABIs and the texts of this site.
 * @param others pages generated from Solidity, to which these link
 * @throws when an ABI and the data of `airdrops/` disagree, or a name has no page
 */
export function readAbiPages(
  release: AbiRelease,
  others: readonly ContractPage[],
  ledger: Ledger,
): ContractPage[] {
  if (!`v${sourceVersion}`.startsWith(`${release.version}.`)) {
    throw new Error(
      `airdrops/ describes ${sourceVersion}; the current release is ${release.version}.`,
    );
  }
  verifyEffects(release.abis);
  const own = Object.entries(airdropUnits).filter(([, { shared }]) => !shared);
  const kinds = new Map<string, PageKind>([
    ...own.map(([name, { kind }]) => [name, kind] as const),
    ...libraryKinds,
  ]);
  const links = createLinks(kinds, others, release.versions);
  const sources = {
    catalog: createCatalog(release.abis),
    links,
    describer: createDescriber(ledger, links),
    others,
  };
  const page = (name: string, kind: PageKind, sourcePath: string): ContractPage => ({
    product: 'airdrops',
    release: release.version,
    kind,
    name,
    origin: { package: release.package, version: release.packageVersion, from: 'abi' },
    sourcePath,
    sourceUrl: `${sourceRoot}${sourcePath}`,
    license: kind === 'contract' || kind === 'abstract' ? 'BUSL-1.1' : 'GPL-3.0-or-later',
    ...sources.describer.text(name, `airdrops/${name}`),
    inherits: [],
    inheritedBy: [],
    variables: [],
    modifiers: [],
    functions: [],
    events: [],
    errors: [],
    structs: [],
    enums: [],
    inherited: { functions: [], events: [], errors: [] },
    abi: [],
  });
  return [
    ...own.map(([name, unit]) => ({
      ...page(name, unit.kind, sourcePath(name, unit)),
      ...unitMembers(sources, name, unit),
    })),
    ...libraryHoldings(sources).map(({ name, kind, sourcePath, members }) => ({
      ...page(name, kind, sourcePath),
      ...members,
    })),
  ];
}
