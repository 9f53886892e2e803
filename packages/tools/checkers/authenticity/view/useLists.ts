import { useOnDemand, type OnDemand } from '@sablier-docs/kit/form/useOnDemand';
import type { KnownLists } from '../types';

async function fetchLists(): Promise<KnownLists> {
  const [contracts, programs, streams, chains] = await Promise.all([
    import('@facts/known-contracts.json'),
    import('@facts/known-programs.json'),
    import('@facts/stream-contracts.json'),
    import('@facts/chains.json'),
  ]);
  return {
    contracts: contracts.default,
    programs: programs.default,
    streams: streams.default,
    chains: chains.default,
  };
}

export type ListsState = KnownLists | 'waiting' | 'failed';

type Lists = Pick<OnDemand<KnownLists>, 'load' | 'begin'> & { lists: ListsState };

/**
 * The lists, fetched on first use, because 1,000 addresses would bloat the page. Without them
 * nothing is checked, because every address would look unknown.
 */
export function useLists(): Lists {
  const { loaded, failed, ...starts } = useOnDemand(fetchLists);
  return { lists: loaded ?? (failed ? 'failed' : 'waiting'), ...starts };
}
