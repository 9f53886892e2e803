// Runs a host's function in a process of its own, and prints the port: HTTP in, a web request for the
// function, its answer out. Only modules of Node.js are here: the process can read what was deployed.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isolate } from './isolate.mjs';

/** @typedef {(request: Request) => Promise<Response>} Answer */

const [host = '', file = '', route = '', assets = ''] = process.argv.slice(2);

/** @type {Record<string, () => Promise<Answer>>} */
const hosts = {
  async vercel() {
    const { default: handler } = await import(pathToFileURL(file).href);
    return (request) => handler.fetch(request);
  },
  async netlify() {
    const { default: handler } = await import(pathToFileURL(file).href);
    return (request) => handler(request, {});
  },
  async cloudflare() {
    const { onRequest } = isolate(await readFile(file, 'utf8'));
    const env = { ASSETS: { fetch: asset } };
    return (request) => onRequest({ request, env, params: {}, data: {}, functionPath: route });
  },
};

/**
 * A file of the site as `env.ASSETS` gives it: a page in the place of what is not there.
 * @param {string} address
 */
async function asset(address) {
  const { pathname } = new URL(address);
  try {
    const text = await readFile(path.join(assets, decodeURIComponent(pathname)));
    return new Response(text, { headers: { 'content-type': 'text/plain' } });
  } catch {
    return new Response('<p>Not found', { status: 404, headers: { 'content-type': 'text/html' } });
  }
}

/** @param {import('node:http').IncomingMessage} incoming */
async function toRequest(incoming) {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method = 'GET', headers, url } = incoming;
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: new Headers(/** @type {Record<string, string>} */ (headers)),
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
}

const answer = await hosts[host]?.();
if (!answer) throw new Error(`No host is named ${host}.`);
const server = createServer(async (incoming, outgoing) => {
  if (incoming.url !== route) return outgoing.writeHead(404).end();
  const response = await answer(await toRequest(incoming));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});
server.listen(0, '127.0.0.1', () => {
  const at = server.address();
  console.log(typeof at === 'object' && at ? at.port : at);
});
