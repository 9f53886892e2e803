import type { ChainFact } from '@sablier-docs/protocol/chains';
import type { SiteData } from '../site-data/types';
import { documentedAt } from '../pages';
import { didYouMean } from '../near-words';
import { ToolRefusal, type Answer } from '../tool';
import { newestOfAll } from '../release-names';

/** The chain with this id, name or slug, in any case. */
function findChain(text: string, { chains }: Pick<SiteData, 'chains'>): ChainFact | undefined {
  const name = text.trim().toLowerCase();
  return chains.find(
    (chain) =>
      String(chain.id) === name ||
      chain.slug.toLowerCase() === name ||
      chain.name.toLowerCase() === name,
  );
}

/** @throws a Refusal for a chain that no release is on, with the names that come close */
export function serverChainNamed(text: string, siteData: Pick<SiteData, 'chains'>): ChainFact {
  const chain = findChain(text, siteData);
  if (chain) return chain;
  const near = didYouMean(
    text,
    siteData.chains.map(({ name }) => name),
  );
  throw new ToolRefusal(
    `No release is on a chain "${text.slice(0, 40)}".${near} Give an id such as "8453" or a name such as "base".`,
  );
}

/** A chain with the contracts of the newest release of each product there. */
export function describeChain(text: string, siteData: SiteData): Answer | undefined {
  const chain = findChain(text, siteData);
  if (!chain) return undefined;
  const contracts = siteData.contracts.flatMap(({ address, uses }) =>
    uses
      .filter(
        ({ product, release, chainIds }) =>
          chainIds.includes(chain.id) && isNewestHere(chain, product, release),
      )
      .map(({ product, release, contract }) => ({ product, release, contract, address })),
  );
  return {
    page: siteData.siteUrl + documentedAt.chains,
    release: newestOfAll(siteData),
    kind: 'chain',
    chain,
    contracts,
  };
}

function isNewestHere({ releases }: ChainFact, product: string, release: string | null): boolean {
  if (product === 'comptroller') return true;
  const newest = Object.entries(releases).find(([name]) => name === product)?.[1];
  return newest?.version === release;
}
