import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type Provider, type RpcError } from '../provider';
import { openChain, type OpenOptions } from '../worker/open';
import { bundleChainWorker } from './bundle';
import { nodeWorker } from './worker';

interface Served {
  /** JSON-RPC endpoint. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Question {
  readonly id: unknown;
  readonly method: string;
  readonly params?: unknown;
}

/** The page's chain as a JSON-RPC endpoint of this machine, in the place of anvil. */
export async function serveChain(options: OpenOptions = {}): Promise<Served> {
  const { code } = await bundleChainWorker('node');
  const chain = openChain(() => nodeWorker(code), options);
  const server = createServer((request, response) => {
    void answer(chain, request).then((body) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      chain.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(chain: Provider, request: IncomingMessage): Promise<unknown> {
  const asked = (await json(request)) as Question | readonly Question[];
  return Array.isArray(asked)
    ? Promise.all((asked as readonly Question[]).map((one) => answerOne(chain, one)))
    : answerOne(chain, asked as Question);
}

async function answerOne(chain: Provider, { id, method, params }: Question): Promise<object> {
  try {
    return { jsonrpc: '2.0', id, result: await chain.request({ method, params }) };
  } catch (error) {
    const { code = -32603, message, data } = error as RpcError;
    return { jsonrpc: '2.0', id, error: { code, message, data } };
  }
}
