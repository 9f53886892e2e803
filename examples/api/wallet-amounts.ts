import type { PublicClient } from 'viem';
import { walletStreams, type WalletStream } from './wallet.ts';
import { withdrawable } from './withdrawable.ts';

export interface Amount {
  stream: WalletStream;
  /** In the smallest unit of the token; null where the call failed. */
  amount: bigint | null;
}

/** What a wallet can withdraw on the chains of the clients, which are keyed by chain id. */
export async function walletAmounts(
  endpoint: string,
  address: string,
  clients: ReadonlyMap<number, Pick<PublicClient, 'chain' | 'multicall'>>,
): Promise<Amount[]> {
  const all = await walletStreams(endpoint, address);
  const answers = await Promise.all(
    [...clients].map(async ([chainId, client]) => {
      const streams = all.filter((stream) => Number(stream.chainId) === chainId);
      const amounts = await withdrawable(client, streams);
      return streams.map((stream, i) => ({ stream, amount: amounts[i] ?? null }));
    }),
  );
  return answers.flat();
}
