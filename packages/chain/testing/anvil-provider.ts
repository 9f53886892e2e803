import type { Anvil } from '@sablier-docs/testing/anvil';
import { askOnSocket } from '@sablier-docs/testing/socket';
import type { Hex } from '../hex';
import { RpcError, type Provider } from '../provider';

const PAUSE_MS = 2;
/** After so many pauses a block is requested: anvil sometimes misses a transaction. */
const PATIENCE = 300;

/** Anvil as the same provider as the page's chain: a transaction is mined before its request returns. */
export function anvilProvider({ socket }: Anvil): Provider {
  const put = askOnSocket(socket);
  const ask = async (method: string, params: unknown): Promise<unknown> => {
    const { result, error } = await put({ method, params });
    if (error) throw new RpcError(error.code, error.message, error.data as Hex | undefined);
    return result;
  };
  let automine = true;
  const mined = async (hash: unknown): Promise<void> => {
    for (let tries = 1; !(await ask('eth_getTransactionReceipt', [hash])); tries++) {
      if (tries % PATIENCE === 0) await ask('evm_mine', []);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  return {
    request: async ({ method, params = [] }) => {
      const answer = await ask(method, params);
      if (method === 'evm_setAutomine') automine = (params as readonly unknown[])[0] === true;
      if (method === 'eth_sendTransaction' && automine) await mined(answer);
      return answer;
    },
  };
}
