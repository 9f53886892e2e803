import type { Comptroller } from '@sablier-docs/protocol/comptrollers';
import { addressNode, linkNode, tableNode, textNode } from './nodes';

/** Expands `<Comptrollers />`: each address with the chains where it is the comptroller. */
export function comptrollerNodes(facts: readonly Comptroller[]) {
  const rows = facts.map(({ address, chains }) => {
    const [first] = chains;
    if (!first) throw new Error(`The comptroller ${address} is on no chain.`);
    const { name, explorer } = chains.find(({ slug }) => slug === 'mainnet') ?? first;
    const of = `the comptroller on ${name}`;
    return [
      [addressNode({ value: address, of, href: explorer })],
      chains.flatMap((chain, i) => [
        ...(i > 0 ? [textNode(', ')] : []),
        linkNode(chain.explorer, [textNode(chain.name)]),
      ]),
    ];
  });
  return tableNode('Comptrollers', ['Comptroller', 'Chains'], rows);
}
