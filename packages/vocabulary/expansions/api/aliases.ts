import { readAliases } from '@sablier-docs/protocol/indexers/aliases';
import type { Product } from '@sablier-docs/protocol/releases';
import { apiTableNode, type Block } from './nodes';

/** Aliases of the contracts that hold records of a product, from the SDK. */
export function aliasTable({ of }: { of?: Product }): Block[] {
  const found = readAliases().filter(({ product }) => !of || product === of);
  const rows = found.map(({ alias, contract, product, version }) => [
    `\`${alias}\``,
    `\`${contract}\``,
    `${{ lockup: 'Lockup', flow: 'Flow', airdrops: 'Airdrops' }[product]} ${version}`,
  ]);
  return [apiTableNode(['Alias', 'Contract', 'Release'], rows)];
}
