import type { PublicClient } from 'viem';

// region clock
/**
 * The clock of the chain: the time of the latest block, and the seconds since it was read. Read it with each load,
 * and call what it returns for every tick. The clock of a computer can be wrong, and a local chain has its own.
 */
export async function readChainClock({
  publicClient,
}: {
  publicClient: Pick<PublicClient, 'getBlock'>;
}): Promise<() => bigint> {
  const { timestamp } = await publicClient.getBlock();
  const readAt = performance.now();
  return () => timestamp + BigInt(Math.floor((performance.now() - readAt) / 1_000));
}
// endregion clock
