import { connect, type Socket } from 'node:net';

export interface Question {
  readonly method: string;
  readonly params?: unknown;
}

/** What a node responds: a result, or an error object. */
export interface Response {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

interface Waiting {
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Questions to anvil over the socket of `--ipc`, which ends each response with a new line. viem's `ipc` looks for the
 * end of a response by counting braces, also those in the text of an error, and then loses it.
 * @returns asks one question; fails when the socket closes
 */
export function questionsOn(path: string): (question: Question) => Promise<Response> {
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
