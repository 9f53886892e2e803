import type { SiteData } from '../site-data/types';
import { documentedAt } from '../pages';
import type { Answer } from '../tool';
import { newestOfAll, serverReleaseName } from '../release-names';
import { deploymentPage } from './deployment-page';

/** A release such as `lockup v3.0` or `flow`, or a contract such as `SablierFlow`, with its addresses. */
export function describeRelease(
  text: string,
  only: number | undefined,
  siteData: SiteData,
): Answer | undefined {
  return byRelease(text, only, siteData) ?? byContract(text, only, siteData);
}

function byRelease(text: string, only: number | undefined, siteData: SiteData): Answer | undefined {
  const [, product, version] =
    /^(lockup|flow|airdrops)(?:[\s@-]*(v?\d+\.\d+|latest))?$/i.exec(text) ?? [];
  if (!product) return undefined;
  const name = product.toLowerCase();
  const wanted = version?.toLowerCase();
  const number = wanted && wanted !== 'latest' ? `v${wanted.replace(/^v/, '')}` : undefined;
  const release = siteData.releases.find(
    (one) => one.product === name && (number ? one.version === number : one.isLatest),
  );
  if (!release) return undefined;
  const rows = rowsOf(
    siteData,
    only,
    (use) => use.product === name && use.release === release.version,
  );
  const title = serverReleaseName(release.product, release.version);
  return {
    page: deploymentPage(title, siteData),
    release: title,
    kind: 'release',
    isLatest: release.isLatest,
    chainIds: release.chainIds,
    contracts: only === undefined ? [...new Set(rows.map(({ contract }) => contract))] : rows,
    ...(only === undefined ? { note: 'Add `chain` for the addresses.' } : {}),
  };
}

function byContract(
  text: string,
  only: number | undefined,
  siteData: SiteData,
): Answer | undefined {
  const name = text.toLowerCase();
  const all = rowsOf(siteData, only, ({ contract }) => contract.toLowerCase() === name);
  // `releases` has the oldest first; a contract of none of them keeps its place.
  const placeOf = (use: Pick<Use, 'product' | 'release'>) =>
    siteData.releases.findIndex(
      ({ product, version }) => product === use.product && version === use.release,
    );
  const [first] = all.toSorted((one, other) => placeOf(other) - placeOf(one));
  if (!first) return undefined;
  const rows = all.filter(({ release }) => release === first.release);
  return {
    page: first.release
      ? deploymentPage(serverReleaseName(first.product, first.release), siteData)
      : siteData.siteUrl + documentedAt.chains,
    release: first.release
      ? serverReleaseName(first.product, first.release)
      : newestOfAll(siteData),
    kind: 'contract',
    contract: first.contract,
    addresses: rows.map(({ address, chainIds }) => ({ address, chainIds })),
  };
}

type Use = SiteData['contracts'][number]['uses'][number];

const rowsOf = ({ contracts }: SiteData, only: number | undefined, keep: (use: Use) => boolean) =>
  contracts.flatMap(({ address, uses }) =>
    uses
      .filter((use) => keep(use) && (only === undefined || use.chainIds.includes(only)))
      .map(({ product, release, contract, chainIds }) => ({
        product,
        release,
        contract,
        address,
        chainIds,
      })),
  );
