import { custom, type EIP1193RequestFn, type Hash } from 'viem';
import type { Chain } from './chain';
import { receiptOf } from './receipt';

const SENDS = ['eth_sendTransaction', 'eth_sendRawTransaction'];

/**
 * The transport of a wallet that names a transaction once it is in a block. A chain that mines each at
 * once is taken to do so by whoever reads right after a call, and on a busy machine anvil now and then
 * does not: see `receiptOf`.
 */
export function settled(chain: Chain) {
  const ask = chain.request as EIP1193RequestFn;
  return custom({
    request: async (asked: Parameters<EIP1193RequestFn>[0]) => {
      const answer: unknown = await ask(asked);
      if (SENDS.includes(asked.method)) await receiptOf(chain, answer as Hash);
      return answer;
    },
  });
}
