import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Build } from './build';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * A host that knows files only: an address is a file, or a file with `.html`, and else `404.html`. It
 * neither redirects nor looks for an index.
 */
export async function plainHost(build: Build): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (file: string, status: number) =>
      readFile(path.join(build, file)).then((body) => {
        response.writeHead(status, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' });
        response.end(body);
      });
    const asked = pathname === '/' ? '/index.html' : pathname;
    void send(asked, 200)
      .catch(() => send(`${asked}.html`, 200))
      .catch(() => send('404.html', 404));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
