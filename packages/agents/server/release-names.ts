import type { SiteData } from './site-data/types';

const NAMES = { lockup: 'Lockup', flow: 'Flow', airdrops: 'Airdrops' } as const;

/** `Lockup v4.0` for a product and a version. */
export const serverReleaseName = (product: string, version: string): string =>
  `${NAMES[product as keyof typeof NAMES] ?? product} ${version}`;

/** The newest release of a product, for example `Lockup v4.0`. @throws when there is none */
export function newestReleaseName(
  { releases }: Pick<SiteData, 'releases'>,
  product: string,
): string {
  const found = releases.find((release) => release.product === product && release.isLatest);
  if (!found) throw new Error(`There is no newest release of ${product}.`);
  return serverReleaseName(found.product, found.version);
}

/** The newest release of each product, in one line. */
export const newestOfAll = ({ releases }: Pick<SiteData, 'releases'>): string =>
  releases
    .filter(({ isLatest }) => isLatest)
    .map(({ product, version }) => serverReleaseName(product, version))
    .join(', ');
