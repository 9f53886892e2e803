import rows from './redirects-list.json';

type Redirect = readonly [from: string, to: string];

const targets = new Map(Object.entries(rows));

/** Where an address leads in the end, so that no redirect leads to another one. */
function targetOf(address: string): string {
  const next = targets.get(address);
  return next === undefined ? address : targetOf(next);
}

/**
 * Addresses that once held a page: the owner's list, those of earlier versions of this documentation, which public code
 * and posts still link, and those that `npm run move` adds. `redirects-list.json` has one a line, sorted. Targets have no
 * anchor, because a redirect keeps that of the reader's link.
 */
export const redirects: readonly Redirect[] = [...targets].map(([from, to]) => [
  from,
  targetOf(to),
]);
