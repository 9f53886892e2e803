import { useOnDemand } from '@site/src/components/Tool/useOnDemand';
import type { Lists } from '@site/src/tools/genuine/types';

async function fetchLists(): Promise<Lists> {
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

export type ListsState = Lists | 'waiting' | 'failed';

/**
 * What the packages know, fetched when it is first asked for: 1,000 addresses are no part of a page. Without
 * them nothing is judged, because every address would look like a stranger's.
 */
export function useLists(): [ListsState, () => void] {
  const { loaded, failed, load } = useOnDemand(fetchLists);
  return [loaded ?? (failed ? 'failed' : 'waiting'), load];
}
