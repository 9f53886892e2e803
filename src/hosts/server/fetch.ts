import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** A function of the hosts: it takes a request and gives an answer, as `fetch` knows them. */
export type HostFunction = (request: Request) => Promise<Response>;

/** Lets a host's function answer a request of Node's server. */
export async function answerWith(
  handler: HostFunction,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await handler(toRequest(request));
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  // What the function did not read is not waited for.
  if (!request.complete) request.destroy();
}

function toRequest(request: IncomingMessage): Request {
  const { method = 'GET', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // A name that makes no address is still one that the function has to refuse.
  const base = `http://${headers.host ?? 'localhost'}`;
  const path = (request.url ?? '/').replace(/^\/{2,}/, '/');
  return new Request(new URL(path, URL.canParse(base) ? base : 'http://invalid.invalid'), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
    ...(hasBody
      ? {
          body: Readable.toWeb(request) as ReadableStream<Uint8Array> as unknown as BodyInit,
          duplex: 'half',
        }
      : {}),
  });
}
