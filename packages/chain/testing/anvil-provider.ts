import { RpcError, type Provider } from '../provider';
import type { Hex } from '../hex';

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: Hex };
}

type Asked = readonly [method: string, params: unknown];

async function askAll(url: string, all: readonly Asked[]): Promise<readonly Answer[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      all.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params })),
    ),
  });
  const answers = (await response.json()) as readonly Answer[];
  return answers.toSorted((one, other) => one.id - other.id);
}

/** Requests that are made in the same turn go together. */
function batched(url: string): (...asked: Asked) => Promise<unknown> {
  let waiting: { all: Asked[]; answers: Promise<readonly Answer[]> } | undefined;
  return async (...asked) => {
    if (!waiting) {
      const all: Asked[] = [];
      const answers = Promise.resolve().then(() => {
        waiting = undefined;
        return askAll(url, all);
      });
      waiting = { all, answers };
    }
    const place = waiting.all.push(asked) - 1;
    const { result, error } = (await waiting.answers)[place] as Answer;
    if (error) throw new RpcError(error.code, error.message, error.data);
    return result;
  };
}

const PAUSE_MS = 2;
/** After so many pauses a block is requested: anvil sometimes misses a transaction. */
const PATIENCE = 300;

/** Anvil's endpoint as the same provider as the page's chain: a transaction is mined before its request returns. */
export function anvilProvider(url: string): Provider {
  const ask = batched(url);
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
