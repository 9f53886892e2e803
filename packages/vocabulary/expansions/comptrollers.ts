import type { Comptroller } from '@sablier-docs/protocol/comptrollers';
import { inline, link, table, text } from './nodes';

/** Expands `<Comptrollers />`: each address with the chains where it is the comptroller. */
export function comptrollerNodes(facts: readonly Comptroller[]) {
  const rows = facts.map(({ address, chains }) => {
    const [first] = chains;
    if (!first) throw new Error(`The comptroller ${address} is on no chain.`);
    const { name, explorer } = chains.find(({ slug }) => slug === 'mainnet') ?? first;
    const of = `the comptroller on ${name}`;
    return [
      [inline('Address', { value: address, of, href: explorer })],
      chains.flatMap((chain, i) => [
        ...(i > 0 ? [text(', ')] : []),
        link(chain.explorer, [text(chain.name)]),
      ]),
    ];
  });
  return table('Comptrollers', ['Comptroller', 'Chains'], rows);
}
