import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { headersOf } from '../paths';
import type { Hosting } from '../types';
import { respondWith, type HostFunction } from './fetch';
import { resolve } from './resolve';
import { sendFile } from './send-file';

/**
 * A server for a build that responds as the hosts do: same headers and redirects, clean addresses, Markdown
 * on request.
 * @param build folder of the built site
 * @param functions functions that handle POST requests, by path, for example `/mcp`; the one of an error page, such as
 *   `/404.md`, answers in its place
 */
export function siteServer(
  build: string,
  hosting: Hosting,
  functions: ReadonlyMap<string, HostFunction> = new Map(),
): Server {
  return createServer((request, response) => {
    handle(request, response, build, hosting, functions).catch((error: unknown) => {
      // The error may contain a path of the machine: it goes to the log only.
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      if (response.headersSent) response.destroy();
      else plain(response, 500, 'The server could not answer.');
    });
  });
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  build: string,
  hosting: Hosting,
  functions: ReadonlyMap<string, HostFunction>,
): Promise<void> {
  for (const [name, value] of hosting.headers) response.setHeader(name, value);
  const asked = (request.url ?? '').replace(/[?#].*/, '');
  const handler = functions.get(asked.length > 1 ? asked.replace(/\/$/, '') : asked);
  if (handler) return respondWith(handler, request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(response.setHeader('Allow', 'GET, HEAD'), 405, 'Only GET and HEAD are answered.');
  }
  const found = resolve(request.url ?? '/', request.headers.accept, hosting, (file) =>
    isFile(path.join(build, file)),
  );
  if (found.kind === 'unreadable') return plain(response, 400, 'This address cannot be read.');
  if (found.kind === 'redirect') {
    return plain(response.setHeader('Location', found.location), 308, found.location);
  }
  const unknown = found.status === 404 && functions.get(found.file);
  if (unknown) return respondWith(unknown, request, response);
  response.statusCode = found.status;
  await sendFile(request, response, build, found.file, headersOf(found.file, hosting));
}

/** Also false for a name that is too long, or below a file. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
