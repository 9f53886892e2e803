/** Serves a build like a host: `npm run serve -- [--port 3000] [--dir build]`. */
import { parseArgs } from 'node:util';
import { listen, portOf } from '@sablier-docs/hosting/server/listen';
import { siteServer } from '@sablier-docs/hosting/server';
import { localHosting } from '../config/local-hosting';
import { notFoundFrom } from '@sablier-docs/agents/server/transports/not-found';
import type { startAgents } from './serve-agents';

const { values } = parseArgs({
  options: { port: { type: 'string' }, dir: { type: 'string', default: 'build' } },
});

async function serve(): Promise<void> {
  const hosting = localHosting(values.dir);
  let agents: ReturnType<typeof startAgents> | undefined;
  // With the first agent: half of the time until a page can be read goes into it.
  const mcp = async (request: Request) => {
    agents ??= import('./serve-agents').then((found) => found.startAgents(values.dir));
    return (await agents)(request);
  };
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
