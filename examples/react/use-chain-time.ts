import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useConfig } from 'wagmi';
import { readChainClock } from '../chain-clock';
import { publicClientOf } from './clients';

// region time
/** The second of the chain, which counts on between its blocks; undefined until a block was read. */
export function useChainTime(chainId: number): bigint | undefined {
  const config = useConfig();
  const { data: clock } = useQuery({
    queryKey: ['chain clock', chainId],
    queryFn: () => readChainClock({ publicClient: publicClientOf(config, chainId) }),
    refetchInterval: 30_000,
  });
  return useSyncExternalStore(
    everySecond,
    () => clock?.(),
    () => undefined,
  );
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1_000);
  return () => clearInterval(timer);
}
// endregion time
