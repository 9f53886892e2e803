/** Serves a build as a host would: `npm run serve -- [--port 3000] [--dir build]`. */
import { parseArgs } from 'node:util';
import { listen, portOf } from '../src/hosts/server/listen';
import { siteServer } from '../src/hosts/server';
import { localHosting } from '../src/hosts/local';
import { filesOfFolder } from '../src/mcp/doors/folder';
import { allowLocal, answerHttp } from '../src/mcp/doors/http';
import { openSite } from '../src/mcp/site';

const { values } = parseArgs({
  options: { port: { type: 'string' }, dir: { type: 'string', default: 'build' } },
});

async function serve(): Promise<void> {
  const site = openSite(filesOfFolder(values.dir));
  const mcp = (request: Request) => answerHttp(request, site, allowLocal);
  const server = siteServer(values.dir, localHosting(values.dir), new Map([['/mcp', mcp]]));
  const port = await listen(server, portOf(values.port));
  console.log(`Serving "${values.dir}" at http://localhost:${port}, for agents at /mcp`);
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
