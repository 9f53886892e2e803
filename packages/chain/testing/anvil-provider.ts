import { RpcError, type Provider } from '../provider';
import type { Hex } from '../rpc/hex';

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: Hex };
}

async function ask(url: string, method: string, params: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as Answer;
  if (error) throw new RpcError(error.code, error.message, error.data);
  return result;
}

const PAUSE_MS = 2;
/** After so many pauses a block is requested: anvil sometimes misses a transaction. */
const PATIENCE = 300;

/** Anvil's endpoint as the same provider as the page's chain: a transaction is mined before its request returns. */
export function anvilProvider(url: string): Provider {
  let automine = true;
  const mined = async (hash: unknown): Promise<void> => {
    for (let tries = 1; !(await ask(url, 'eth_getTransactionReceipt', [hash])); tries++) {
      if (tries % PATIENCE === 0) await ask(url, 'evm_mine', []);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  return {
    request: async ({ method, params = [] }) => {
      const answer = await ask(url, method, params);
      if (method === 'evm_setAutomine') automine = (params as readonly unknown[])[0] === true;
      if (method === 'eth_sendTransaction' && automine) await mined(answer);
      return answer;
    },
  };
}
