import { custom, type EIP1193RequestFn, type Hash } from 'viem';
import type { Chain } from './chain';
import { receiptOf } from './receipt';

const SENDS = ['eth_sendTransaction', 'eth_sendRawTransaction'];

/**
 * The transport of a wallet that returns the hash of a transaction once it is in a block. Samples read right
 * after a call, as if it were mined immediately, which anvil sometimes fails to do on a busy machine: see
 * `receiptOf`.
 */
export function minedTransport(chain: Chain) {
  const ask = chain.request as EIP1193RequestFn;
  return custom({
    request: async (asked: Parameters<EIP1193RequestFn>[0]) => {
      const answer: unknown = await ask(asked);
      if (SENDS.includes(asked.method)) await receiptOf(chain, answer as Hash);
      return answer;
    },
  });
}
