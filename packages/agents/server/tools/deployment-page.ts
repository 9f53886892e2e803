import { deploymentsPage } from '@sablier-docs/protocol/deployments-page';
import type { SiteData } from '../site-data/types';

/** Products whose addresses the site lists on pages of their own. */
const LISTED = ['lockup', 'flow', 'airdrops', 'legacy'] as const;

/**
 * The page with the addresses of a release such as `Lockup v4.0 SablierLockup`; the page on official
 * addresses for other contracts.
 */
export function deploymentPage(where: string, { siteUrl, releases }: SiteData): string {
  const [name = '', version = ''] = where.split(' ');
  const product = LISTED.find((one) => one === name.toLowerCase());
  if (!product) return `${siteUrl}/support/is-this-sablier`;
  const isLatest = releases.some(
    (release) => release.product === product && release.version === version && release.isLatest,
  );
  return siteUrl + deploymentsPage(product, { version, isLatest });
}
