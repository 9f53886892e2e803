import type { ChainFact } from '../../protocol/chains';
import type { StreamAlias } from '../../protocol/indexers/aliases';

/** What the SDK knows and links refer to. */
export interface Knowledge {
  chains: readonly Pick<ChainFact, 'id' | 'name' | 'slug' | 'inApp'>[];
  aliases: readonly StreamAlias[];
}

/** The app's name of a chain in paths: the SDK's, except for Ethereum. */
export const slugOf = ({ id, slug }: { id: number; slug: string }) =>
  id === 1 ? 'ethereum' : slug;
