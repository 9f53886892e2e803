import releases from '@facts/releases.json';
import type { Product } from '@site/src/protocol/releases';
import type { ReactNode } from 'react';

const names: Record<Product, string> = { lockup: 'Lockup', flow: 'Flow', airdrops: 'Airdrops' };

/**
 * Names the newest release of a product, as the SDK has it: `<Release of="lockup" />` reads
 * "Lockup v4.0". `bare` leaves the product's name out.
 */
export function Release({ of, bare = false }: { of: Product; bare?: boolean }): ReactNode {
  const latest = releases.find(({ product, isLatest }) => product === of && isLatest);
  if (!latest)
    throw new Error(`No release of "${of}". Products: ${Object.keys(names).join(', ')}.`);
  return <>{bare ? latest.version : `${names[of]} ${latest.version}`}</>;
}
