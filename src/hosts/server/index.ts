import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { headersOf } from '../paths';
import type { Hosting } from '../types';
import { isFresh, rangeOf } from './conditions';
import { chooseEncoding, isCompressible } from './encoding';
import { answerWith, type HostFunction } from './fetch';
import { Files } from './files';
import { resolve } from './resolve';

/**
 * A server of a build that answers as the hosts do: their headers and redirects, clean addresses,
 * Markdown on demand, compression, conditional requests and ranges. For previews and tests.
 * @param build folder of the built site
 * @param functions what answers posts at a path in the place of files, for example at `/mcp`
 */
export function siteServer(
  build: string,
  hosting: Hosting,
  functions: ReadonlyMap<string, HostFunction> = new Map(),
): Server {
  const files = new Files(build);
  return createServer((request, response) => {
    answer(request, response, files, hosting, functions).catch((error: unknown) => {
      // What went wrong may hold a path of the machine: it is for the log.
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      if (response.headersSent) response.destroy();
      else plain(response, 500, 'The server could not answer.');
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: Files,
  hosting: Hosting,
  functions: ReadonlyMap<string, HostFunction>,
): Promise<void> {
  for (const [name, value] of hosting.headers) response.setHeader(name, value);
  const handler = functions.get((request.url ?? '').replace(/[?#].*/, ''));
  if (handler) return answerWith(handler, request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(response.setHeader('Allow', 'GET, HEAD'), 405, 'Only GET and HEAD are answered.');
  }
  const found = resolve(request.url ?? '/', request.headers.accept, hosting, files.exists);
  if (found.kind === 'unreadable') return plain(response, 400, 'This address cannot be read.');
  if (found.kind === 'redirect') {
    return plain(response.setHeader('Location', found.location), 308, found.location);
  }
  const headers = headersOf(found.file, hosting);
  for (const [name, value] of headers) response.setHeader(name, value);
  await send(request, response, found, files);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status }: { file: string; status: number },
  files: Files,
): Promise<void> {
  const stored = await files.read(file);
  const compressible = isCompressible(String(response.getHeader('Content-Type')), stored.bytes);
  // A range is one of the file's own bytes.
  const encoding =
    compressible && !request.headers.range
      ? chooseEncoding(request.headers['accept-encoding'])
      : 'identity';
  const known = { etag: `"${stored.version}-${encoding}"`, modified: stored.modified };
  response.setHeader('ETag', known.etag);
  response.setHeader('Last-Modified', stored.modified.toUTCString());
  if (compressible) response.appendHeader('Vary', 'Accept-Encoding');
  if (status === 200 && isFresh(request.headers, known)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  let bytes = await stored.in(encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  else response.setHeader('Accept-Ranges', 'bytes');
  const range = status === 200 ? rangeOf(request.headers, bytes.length, known) : 'whole';
  if (range === 'invalid') {
    response.setHeader('Content-Range', `bytes */${bytes.length}`);
    return plain(response, 416, 'The file has no such bytes.');
  }
  if (range !== 'whole') {
    response.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${bytes.length}`);
    bytes = bytes.subarray(range.first, range.last + 1);
  }
  response.setHeader('Content-Length', bytes.length);
  response.writeHead(range === 'whole' ? status : 206);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
