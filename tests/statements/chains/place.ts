import { http, type Address, type Transport } from 'viem';
import { inject } from 'vitest';
import type { CompiledContract } from '@sablier-docs/testing/compile';
import type { Provider } from '@sablier-docs/tools/wallet/provider';

// The place in which statements run: here, a node of this machine. In a page it is replaced by `page/place.ts`.

/** Each worker of the pool has a chain of its own. */
function endpoint(): string {
  const anvils = inject('anvils');
  const url = anvils[(Number(process.env.VITEST_POOL_ID) - 1) % anvils.length];
  if (!url) throw new Error('No local chain is running for this worker.');
  return url;
}

/** How the clients reach the chain: up to 100 calls per HTTP request. */
export const connect = (): Transport =>
  http(endpoint(), { batch: { batchSize: 100 }, timeout: 60_000 });

/** A contract of examples/, of packages/chain or of tests/examples/contracts. @throws when none has the name */
export function compiled(name: string): CompiledContract {
  const contract = inject('contracts')[name];
  if (!contract) throw new Error(`No compiled contract is named ${name}.`);
  return contract;
}

interface Asked {
  body: { jsonrpc: '2.0'; id: number; method: string; params: readonly unknown[] };
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Questions in one HTTP request. */
const BATCH = 200;

/** Puts each question to the chain as it is, and throws the error objects of the node as they are. */
export function asked(): Provider['request'] {
  const url = endpoint();
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
  return ({ method, params = [] }) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(() => void flush());
      const body = { jsonrpc: '2.0', id: waiting.length + 1, method, params } as const;
      waiting.push({ body, resolve, reject });
    });
}

// What a page shows while a statement runs; a node has no use for it.
export const stateBegins: (names: ReadonlyMap<string, Address>) => void = () => undefined;
export const worldBegins: (number: number, of: number) => void = () => undefined;
