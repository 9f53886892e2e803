import { http, type Address, type Transport } from 'viem';
import { getHttpRpcClient } from 'viem/utils';
import { inject } from 'vitest';
import type { CompiledContract } from '@sablier-docs/solidity/compile';
import { askOnSocket, socketTransport, type Ask } from '@sablier-docs/testing/socket';
import type { Provider } from '@sablier-docs/kit/wallet/provider';

// The place in which statements run: here, a node of this machine. In a page it is replaced by `page/place.ts`.

/** Each worker of the pool has a chain of its own. */
function endpoint(): string {
  const anvils = inject('anvils');
  const found = anvils[(Number(process.env.VITEST_POOL_ID) - 1) % anvils.length];
  if (!found) throw new Error('No local chain is running for this worker.');
  return found;
}

const TIMEOUT = 60_000;
const isSocket = (at: string): boolean => !at.startsWith('http');

/** One socket for all clients of a worker. */
const sockets = new Map<string, Ask>();

function socketAt(at: string): Ask {
  const open = sockets.get(at) ?? askOnSocket(at);
  sockets.set(at, open);
  return open;
}

/** How the clients reach the chain. A failure is a fact of the chain: a second try would only take time. */
export function connect(): Transport {
  const url = endpoint();
  if (!isSocket(url))
    return http(url, { timeout: TIMEOUT, retryCount: 0, batch: { batchSize: 100 } });
  return socketTransport(socketAt(url), url);
}

/** A contract of examples/, of packages/chain or of tests/examples/contracts. @throws when none has the name */
export function compiled(name: string): CompiledContract {
  const contract = inject('contracts')[name];
  if (!contract) throw new Error(`No compiled contract is named ${name}.`);
  return contract;
}

/** Puts each question to the chain as it is, and throws the error objects of the node as they are. */
export function asked(): Provider['request'] {
  const url = endpoint();
  return async ({ method, params = [] }) => {
    const body = { method, params };
    const { result, error } = isSocket(url)
      ? await socketAt(url)(body)
      : await getHttpRpcClient(url, { timeout: TIMEOUT }).request({ body });
    if (error) throw error;
    return result as unknown;
  };
}

// What a page shows while a statement runs; a node has no use for it.
export const stateBegins: (names: ReadonlyMap<string, Address>) => void = () => undefined;
export const worldBegins: (number: number, of: number) => void = () => undefined;
