import type { ChainFact } from '@sablier-docs/protocol/chains';
import type { DirectAnswer } from './types';

const PRODUCTS = { lockup: 'Lockup', flow: 'Flow', airdrops: 'Airdrops' } as const;
const ORDER = ['lockup', 'flow', 'airdrops'] as const;

/** Common short names of chains. */
const SHORT: Readonly<Record<string, string>> = { matic: 'polygon', eth: 'mainnet', bnb: 'bsc' };

/** The chain with this name, slug or chain ID: its releases and a link to its addresses. */
export function answerChain(query: string, chains: readonly ChainFact[]): DirectAnswer[] {
  const asked = query.toLowerCase().replace(/^chain(?: id)? /, '');
  const slug = SHORT[asked] ?? asked;
  const chain = chains.find(
    ({ id, name, slug: own }) =>
      String(id) === asked ||
      name.toLowerCase() === asked ||
      own === slug ||
      own === asked.replaceAll(' ', '-'),
  );
  if (!chain) return [];
  const here = ORDER.filter((product) => chain.releases[product]);
  const [first] = here;
  if (!first) return [];
  const page = (product: (typeof ORDER)[number]) =>
    chain.releases[product]?.isLatest ? `/guides/${product}/deployments#${chain.slug}` : undefined;
  const releases = here.map(
    (product) => `${PRODUCTS[product]} ${chain.releases[product]?.version}`,
  );
  return [
    {
      kind: 'Chain',
      title: `${chain.name}: contract addresses`,
      text: `Chain ID ${chain.id}. ${releases.join(', ')}. Coin: ${chain.currency}.`,
      href: page(first) ?? '/concepts/chains',
    },
  ];
}
