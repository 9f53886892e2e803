import type { DeployedProduct } from './deployments';

/** Path of the page that lists the addresses of a release. */
export function deploymentsPage(
  product: DeployedProduct,
  { version, isLatest }: { version: string; isLatest: boolean },
): string {
  if (product === 'legacy') return `/guides/legacy/deployments`;
  if (isLatest) return `/guides/${product}/deployments`;
  return `/guides/${product}/previous-deployments/${version}`;
}
