import { connect, type Socket } from 'node:net';
import { custom, RpcRequestError, type EIP1193RequestFn, type Transport } from 'viem';
import { emptyPool } from './empty-pool';

interface Question {
  readonly method: string;
  readonly params?: unknown;
}

/** What a node responds: a result, or an error object. */
interface Response {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

interface Waiting {
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
}

/** Asks one question; fails when the socket closes. */
export type Ask = (question: Question) => Promise<Response>;

/** Questions to anvil over its socket. The state is taken back when the pool is empty. */
export function askOnSocket(path: string): Ask {
  const ask = questionsOn(path);
  return async (question) => {
    if (question.method === 'evm_revert')
      await emptyPool(async (method) => (await ask({ method })).result);
    return ask(question);
  };
}

/**
 * How a client of viem reaches anvil: a request over HTTP takes 1.5 ms of processor time, one over a socket 0.2 ms. A
 * failure is a fact of the chain: a second try would only take time.
 * @param ask of `askOnSocket`; clients that share it share a socket
 * @param path of the socket, for the texts of errors
 */
export function socketTransport(ask: Ask, path: string): Transport {
  const request = async ({ method, params = [] }: Parameters<EIP1193RequestFn>[0]) => {
    const { result, error } = await ask({ method, params });
    if (error) throw new RpcRequestError({ body: { method, params }, error, url: path });
    return result;
  };
  return custom({ request }, { retryCount: 0 });
}

/**
 * Questions over the socket of `--ipc`, which ends each response with a new line. viem's `ipc` looks for the
 * end of a response by counting braces, also those in the text of an error, and then loses it.
 */
function questionsOn(path: string): Ask {
  const waiting = new Map<number, Waiting>();
  let socket: Socket | undefined;
  let last = 0;
  let rest = '';

  const read = (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { id, ...response } = JSON.parse(line) as Response & { readonly id: number };
      waiting.get(id)?.resolve(response);
      waiting.delete(id);
    }
  };
  const open = (): Socket => {
    const opened = connect(path).setEncoding('utf8').on('data', read);
    const end = (error?: Error) => {
      socket = undefined;
      rest = '';
      for (const { reject } of waiting.values())
        reject(error ?? new Error(`The chain at ${path} has closed its socket.`));
      waiting.clear();
    };
    return opened.on('error', end).on('close', () => end());
  };

  return (question) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket ??= open();
      socket.write(JSON.stringify({ jsonrpc: '2.0', id: last, ...question }));
    });
}
