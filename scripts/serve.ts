/** Serves a build like a host: `npm run serve -- [--port 3000] [--dir build]`. */
import { parseArgs } from 'node:util';
import { listen, portOf } from '@sablier-docs/hosting/server/listen';
import { siteServer } from '@sablier-docs/hosting/server';
import { localHosting } from '../config/local-hosting';
import { Pool } from '@sablier-docs/agents/server/calls/pool';
import { allowLocal, handleHttp } from '@sablier-docs/agents/server/transports/http';
import { notFoundFrom } from '@sablier-docs/agents/server/transports/not-found';
import { bundleServerWorker } from '@sablier-docs/agents/scripts/bundle';

const { values } = parseArgs({
  options: { port: { type: 'string' }, dir: { type: 'string', default: 'build' } },
});

/** Workers for agents' calls: while one is replaced, the other goes on. */
const WORKERS = 2;

async function serve(): Promise<void> {
  const hosting = localHosting(values.dir);
  const pool = new Pool({ script: await bundleServerWorker() }, values.dir, WORKERS);
  const mcp = (request: Request) => handleHttp(request, pool, allowLocal);
  const functions = new Map([
    ['/mcp', mcp],
    ['/404.md', notFoundFrom(values.dir)],
  ]);
  const server = siteServer(values.dir, hosting, functions);
  const port = await listen(server, portOf(values.port));
  console.log(`Serving "${values.dir}" at http://localhost:${port}, for agents at /mcp`);
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
