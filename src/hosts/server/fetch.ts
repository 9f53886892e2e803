import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** A function of the hosts: it takes a request and gives an answer, as `fetch` knows them. */
export type HostFunction = (request: Request) => Promise<Response>;

/** Methods that no request of `fetch` can have. */
const WITHOUT_REQUEST = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Lets a host's function, which takes posts, answer a request of Node's server. */
export async function answerWith(
  handler: HostFunction,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isKnown = !WITHOUT_REQUEST.has((request.method ?? '').toUpperCase());
  const answer = isKnown ? await handler(toRequest(request)) : onlyPosts();
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  // What the function did not read is not waited for.
  if (!request.complete) request.destroy();
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
 * The origin that a `Host` names. One that names none, such as `localhost@example.org`, is passed on in the
 * header alone, for the function to refuse.
 */
function baseOf(host = 'localhost'): string {
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  return url?.href === `${url?.origin}/` ? url.origin : 'http://invalid.invalid';
}
