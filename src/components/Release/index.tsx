import releases from '@facts/releases.json';
import type { Product } from '@sablier-docs/protocol/releases';
import type { ReactNode } from 'react';

const names: Record<Product, string> = { lockup: 'Lockup', flow: 'Flow', airdrops: 'Airdrops' };

/**
 * The newest release of a product in the SDK: `<Release of="lockup" />` renders "Lockup v4.0". `bare` leaves out the
 * product's name.
 */
export function Release({ of, bare = false }: { of: Product; bare?: boolean }): ReactNode {
  const latest = releases.find(({ product, isLatest }) => product === of && isLatest);
  if (!latest)
    throw new Error(`There is no release of "${of}". Products: ${Object.keys(names).join(', ')}.`);
  return <>{bare ? latest.version : `${names[of]} ${latest.version}`}</>;
}
