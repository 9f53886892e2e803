import type { ChainFact } from '@sablier-docs/protocol/chains';
import type { StreamAlias, StreamContract } from '@sablier-docs/protocol/indexers/aliases';

/** Facts of the SDK that links refer to. */
export interface LinkFacts {
  chains: readonly Pick<ChainFact, 'id' | 'name' | 'slug' | 'inApp'>[];
  aliases: readonly StreamAlias[];
  /** The same contracts with their addresses, in lower case. */
  contracts: readonly Pick<StreamContract, 'product' | 'addresses'>[];
}

/** The app's slug of a chain in paths: the SDK's, except for Ethereum. */
export const slugOfChain = ({ id, slug }: { id: number; slug: string }) =>
  id === 1 ? 'ethereum' : slug;
