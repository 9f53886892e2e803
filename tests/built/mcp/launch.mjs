// Runs the function of Vercel in a process of its own, and prints the port: HTTP in, a web request for the
// function, its answer out. Only modules of Node.js are here: the process can read what was deployed.
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const [file = '', route = ''] = process.argv.slice(2);
/** @type {{ default: { fetch(request: Request): Promise<Response> } }} */
const { default: handler } = await import(pathToFileURL(file).href);

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

const server = createServer(async (incoming, outgoing) => {
  if (incoming.url !== route) return outgoing.writeHead(404).end();
  const response = await handler.fetch(await toRequest(incoming));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});
server.listen(0, '127.0.0.1', () => {
  const at = server.address();
  console.log(typeof at === 'object' && at ? at.port : at);
});
