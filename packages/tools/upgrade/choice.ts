import type { Product } from '@sablier-docs/protocol/releases';
import type { Role } from '@sablier-docs/reference/upgrades/types';
import { roles } from '@sablier-docs/reference/upgrades/types';
import { oneOf, queryReader, writeQuery } from '@sablier-docs/kit/inputs/query';

/** What a reader chooses. */
export interface Choice {
  from: string;
  to: string;
  have: Role;
}

/** Id of the tool's element, and the names in its state. */
export const UPGRADE_ID = 'upgrade-assistant';

/** The upgrade that most readers have before them, by product: from the release with the most chains behind. */
const commonest: Readonly<Record<Product, string>> = {
  lockup: 'v2.0',
  flow: 'v1.1',
  airdrops: 'v1.3',
};

/** @param versions of the product, oldest first */
export const firstChoice = (product: Product, versions: readonly string[]): Choice => ({
  from: commonest[product],
  to: versions.at(-1) ?? '',
  have: 'caller',
});

/** The readers that a product has: only Lockup calls hooks of other contracts. */
export const rolesOf = (product: Product): readonly Role[] =>
  product === 'lockup' ? roles : roles.filter((role) => role !== 'hook');

/** The choice with another older release; the newer one stays if it is newer still. */
export const withFrom = (choice: Choice, from: string, versions: readonly string[]): Choice => ({
  ...choice,
  from,
  to: choice.to > from ? choice.to : (versions.at(-1) ?? ''),
});

/** The choice of a state such as `?from=v1.2&to=v4.0&have=script`, and the labels of values that cannot be used. */
export function readSharedUpgrade(
  state: string,
  product: Product,
  versions: readonly string[],
): { choice: Choice; rejected: readonly string[] } {
  const first = firstChoice(product, versions);
  const query = queryReader(state);
  const from = query.text('from', 'from', first.from, oneOf(versions.slice(0, -1)));
  const newer = versions.filter((version) => version > from);
  const to = query.text('to', 'to', first.to, oneOf(newer));
  const have = query.text('have', 'have', first.have, oneOf(rolesOf(product))) as Role;
  return { choice: { from, to, have }, rejected: query.rejected };
}

export const writeSharedUpgrade = ({ from, to, have }: Choice): string =>
  writeQuery(Object.entries({ from, to, have }));
