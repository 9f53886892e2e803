import { Pool } from '@sablier-docs/agents/server/calls/pool';
import { allowLocal, handleHttp } from '@sablier-docs/agents/server/transports/http';
import { bundleServerWorker } from '@sablier-docs/agents/scripts/bundle';

/** Workers for agents' calls: while one is replaced, the other goes on. */
const WORKERS = 2;

/** Starts the documentation server of a build. */
export async function startAgents(build: string) {
  const pool = new Pool({ script: await bundleServerWorker() }, build, WORKERS);
  return (request: Request) => handleHttp(request, pool, allowLocal);
}
