import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { MAX_REQUEST_BYTES } from '../limits';
import { Budget } from '../calls/budget';
import type { Caller } from '../calls/types';
import { createServer } from '../server';
import { withoutNulls } from './without-nulls';

/** Allowed clients, by the headers of a request. */
export interface Allowed {
  /** Whether the server responds to this `Host`. */
  host(host: string): boolean;
  /** Whether a page of this origin may send requests. Programs send no origin and always may. */
  origin(origin: string): boolean;
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** A local server responds to local host names only, so that no page can reach it by DNS rebinding. */
export const allowLocal: Allowed = {
  host: (host) => LOCAL.test(host),
  origin: (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url?.origin === text && /^https?:$/.test(url.protocol) && LOCAL.test(url.host);
  },
};

/** A public server: the host decides which names it routes; pages must be those of the site. */
export const allowSite = (siteUrl: string): Allowed => ({
  host: () => true,
  origin: (origin) => origin === siteUrl,
});

/**
 * Handles one request of the streamable HTTP transport, without sessions: requests are independent, so any
 * number of machines can serve them. Never rejects.
 */
export async function handleHttp(
  request: Request,
  caller: Caller,
  allowed: Allowed,
): Promise<Response> {
  const origin = request.headers.get('origin');
  const host = request.headers.get('host') ?? new URL(request.url).host;
  if (!allowed.host(host) || (origin !== null && !allowed.origin(origin))) {
    return refuse(403, 'This origin or host may not ask.');
  }
  // Without sessions there is no stream to open and no session to end.
  if (request.method !== 'POST') {
    return refuse(405, 'Send a POST request of the Model Context Protocol.', { Allow: 'POST' });
  }
  const budget = new Budget();
  try {
    const asked = await forTransport(request);
    const answer = (await isLegacyRequest(asked, undefined, BOUND))
      ? answerWithHandshake(asked, caller, budget)
      : answerAlone(asked, caller, budget);
    return withHeaders(await answer);
  } catch (error) {
    console.error(error);
    return refuse(500, 'The server could not answer.');
  } finally {
    budget.close();
  }
}

const BOUND = { maxRequestBodySize: MAX_REQUEST_BYTES };

/** Answers a client of a revision up to 2025-11-25, which agrees on one by `initialize`. */
async function answerWithHandshake(
  request: Request,
  caller: Caller,
  budget: Budget,
): Promise<Response> {
  const server = createServer(caller, budget);
  try {
    const transport = new WebStandardStreamableHTTPServerTransport({
      ...BOUND,
      enableJsonResponse: true,
    });
    await server.connect(transport);
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}

/** Answers a client of 2026-07-28, which names its revision in each request. */
async function answerAlone(request: Request, caller: Caller, budget: Budget): Promise<Response> {
  const handler = createMcpHandler(() => createServer(caller, budget), {
    ...BOUND,
    legacy: 'reject',
    maxSubscriptions: 0, // nothing here changes
  });
  try {
    return await handler.fetch(request);
  } finally {
    await handler.close();
  }
}

/** What the transport asks of `Accept`. */
const ACCEPTED = 'application/json, text/event-stream';

/**
 * The request as the transport takes it. Every answer is JSON, so `Accept` is not looked at: clients send one media
 * type, a wildcard or nothing. Nulls that stand for what is left out are dropped. A body that is too long, or no JSON,
 * stays for the transport to refuse.
 */
async function forTransport(request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.set('accept', ACCEPTED);
  const read = await readBody(request);
  const body = withoutNullsIn(read);
  if (body !== read) headers.delete('content-length');
  return new Request(request.url, { method: 'POST', headers, body: body as BodyInit });
}

/** The body, up to one byte more than a request may have; what came of it when the client is gone. */
async function readBody(request: Request): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  try {
    while (reader && bytes <= MAX_REQUEST_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      bytes += value.length;
    }
  } catch {
    // The connection was closed: nobody waits for the answer.
  }
  return Buffer.concat(parts).subarray(0, MAX_REQUEST_BYTES + 1);
}

/** The same array where nothing can be dropped. */
function withoutNullsIn(body: Uint8Array): Uint8Array | string {
  if (body.length > MAX_REQUEST_BYTES) return body;
  try {
    return JSON.stringify(withoutNulls(JSON.parse(new TextDecoder().decode(body))));
  } catch {
    return body;
  }
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { jsonrpc: '2.0', error: { code: -32_000, message }, id: null };
  return withHeaders(Response.json(body, { status, headers }));
}

/** Responses are neither cached nor shown as pages. */
function withHeaders(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return response;
}
