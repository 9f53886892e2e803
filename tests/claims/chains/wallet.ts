import type { Chain } from '../../examples/support/chain';
import type { Provider, Wallet } from '../../../src/tools/wallet/provider';

interface Asked {
  body: { jsonrpc: '2.0'; id: number; method: string; params: readonly unknown[] };
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Questions in one HTTP request. */
const BATCH = 200;

/**
 * A wallet that puts every question to the chain as it is, and throws the error objects of the node as
 * they are. It names one account.
 */
export function walletOn(chain: Chain, account: string): Wallet {
  const url = String(chain.transport.url);
  const waiting: Asked[] = [];
  const flush = async () => {
    const batch = waiting.splice(0, BATCH);
    if (waiting.length > 0) setTimeout(() => void flush());
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch.map(({ body }) => body)),
    });
    const answers = (await response.json()) as { id: number; result?: unknown; error?: unknown }[];
    for (const { id, result, error } of answers) {
      const one = batch.find(({ body }) => body.id === id);
      if (error) one?.reject(error);
      else one?.resolve(result);
    }
  };
  const request: Provider['request'] = ({ method, params: asked = [] }) => {
    let params = asked;
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') {
      return Promise.resolve([account]);
    }
    // A wallet sets the price of gas; this chain charges nothing.
    if (method === 'eth_sendTransaction') params = [{ ...(params[0] as object), gasPrice: '0x0' }];
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(() => void flush());
      const body = { jsonrpc: '2.0', id: waiting.length + 1, method, params } as const;
      waiting.push({ body, resolve, reject });
    });
  };
  return { uuid: 'chain', name: 'Chain', provider: { request } };
}
