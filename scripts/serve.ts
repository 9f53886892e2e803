/** Serves a build as a host would: `npm run serve -- [--port 3000] [--dir build]`. */
import { parseArgs } from 'node:util';
import { listen, portOf } from '../src/hosts/server/listen';
import { siteServer } from '../src/hosts/server';
import { localHosting } from '../src/hosts/local';
import { Pool } from '../src/mcp/calls/pool';
import { allowLocal, answerHttp } from '../src/mcp/doors/http';
import { bundleWorker } from './mcp/bundle';

const { values } = parseArgs({
  options: { port: { type: 'string' }, dir: { type: 'string', default: 'build' } },
});

/** Workers that answer agents: while one is replaced, the other one goes on. */
const WORKERS = 2;

async function serve(): Promise<void> {
  const hosting = localHosting(values.dir);
  const pool = new Pool({ script: await bundleWorker() }, values.dir, WORKERS);
  const mcp = (request: Request) => answerHttp(request, pool, allowLocal);
  const server = siteServer(values.dir, hosting, new Map([['/mcp', mcp]]));
  const port = await listen(server, portOf(values.port));
  console.log(`Serving "${values.dir}" at http://localhost:${port}, for agents at /mcp`);
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
