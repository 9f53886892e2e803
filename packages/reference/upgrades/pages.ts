import type { Checklist } from './types';

/**
 * Pairs with a page of their own, by the older release; the newer one is the newest of the product. Each older release
 * is still the newest on some chain.
 */
const ownPages: readonly string[] = ['lockup v2.0', 'flow v1.1', 'airdrops v1.2', 'airdrops v1.3'];

type Pair = Pick<Checklist, 'product' | 'from' | 'to'>;

/** Where the site shows a pair: on a page of its own, in a section, or with the tool of the product's page. */
export function upgradePage({ product, from, to }: Pair, releases: readonly string[]): string {
  const page = `/reference/upgrades/${product}`;
  const isNewest = releases.at(-1) === to;
  if (isNewest && ownPages.includes(`${product} ${from}`)) return `${page}/from-${from}`;
  const dashed = (version: string) => version.replace('.', '-');
  if (releases.indexOf(to) === releases.indexOf(from) + 1) return `${page}#${dashed(to)}`;
  return product === 'lockup' && from === 'v1.2' && isNewest
    ? `${page}#${dashed(from)}-to-${dashed(to)}`
    : page;
}
