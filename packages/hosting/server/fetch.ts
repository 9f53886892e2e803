import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** A serverless function of the hosts, from a `Request` to a `Response`. */
export type HostFunction = (request: Request) => Promise<Response>;

/** Methods that a `Request` cannot have. */
const WITHOUT_REQUEST = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Passes a request of Node's server to a host's function, which takes POST requests, and sends its response. */
export async function respondWith(
  handler: HostFunction,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isKnown = !WITHOUT_REQUEST.has((request.method ?? '').toUpperCase());
  const result = isKnown ? await handler(toRequest(request)) : onlyPosts();
  for (const [name, value] of result.headers) response.setHeader(name, value);
  const body = Buffer.from(await result.arrayBuffer());
  if (request.complete) {
    response.writeHead(result.status).end(body);
    return;
  }
  // A body that the function did not read is not waited for, and the client learns that its connection ends.
  response.setHeader('Connection', 'close');
  response.writeHead(result.status).end(body, () => request.destroy());
}

const onlyPosts = () =>
  new Response('Send a POST request.\n', {
    status: 405,
    headers: { Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8' },
  });

function toRequest(request: IncomingMessage): Request {
  const { method = 'GET', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const path = (request.url ?? '/').replace(/^\/{2,}/, '/');
  return new Request(new URL(path, baseOf(headers.host)), {
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

/**
 * The origin of a `Host` header. An invalid one, such as `localhost@example.org`, is passed on only as a
 * header, for the function to refuse.
 */
function baseOf(host = 'localhost'): string {
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  return url?.href === `${url?.origin}/` ? url.origin : 'http://invalid.invalid';
}
