import { cpSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { localHosting } from '../../../src/hosts/local';
import { siteServer } from '../../../src/hosts/server';
import { listen } from '../../../src/hosts/server/listen';
import { bundleWorker } from '../../../scripts/mcp/bundle';
import { Pool } from '../../../src/mcp/calls/pool';
import { allowLocal, answerHttp } from '../../../src/mcp/doors/http';
import { BUILD } from '../site';
import { startHost, type Host } from './hosts';

export interface Door {
  client: Client;
  close(): Promise<void>;
}

async function connect(transport: Transport, after: () => Promise<void>): Promise<Door> {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await client.connect(transport);
  return {
    client,
    async close() {
      await client.close();
      await after();
    },
  };
}

/** `npm run serve`, whose address tests of its own refusals need too. */
export async function startServe() {
  const pool = new Pool({ script: await bundleWorker() }, BUILD, 2);
  const mcp = (request: Request) => answerHttp(request, pool, allowLocal);
  const server = siteServer(BUILD, localHosting(BUILD), new Map([['/mcp', mcp]]));
  const port = await listen(server, { first: 0, tries: 1 });
  return {
    address: new URL(`http://localhost:${port}/mcp`),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await pool.close();
    },
  };
}

export async function overServe(): Promise<Door> {
  const { address, close } = await startServe();
  return connect(new StreamableHTTPClientTransport(address), close);
}

/** The package, away from the repository, so that nothing of it can help. */
export async function overStdio(name = 'docs-mcp-'): Promise<Door> {
  const { folder, close } = fillPackage(name);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [path.join(folder, 'bin.mjs')],
    cwd: folder,
    stderr: 'inherit',
  });
  return connect(transport, close);
}

/**
 * Fills a copy of the package.
 * @param name what the name of its folder begins with
 */
export function fillPackage(name: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), name));
  for (const file of ['bin.mjs', 'package.json']) {
    cpSync(path.join('packages/mcp', file), path.join(folder, file));
  }
  const filled = spawnSync('npx', [
    'jiti',
    'scripts/mcp/package.ts',
    '--dir',
    BUILD,
    '--out',
    folder,
  ]);
  if (filled.status !== 0) throw new Error(String(filled.stderr));
  return { folder, close: () => rm(folder, { recursive: true }) };
}

/** The function of a host, as the host runs it. */
export async function overHost(host: Host): Promise<Door> {
  const { address, close } = await startHost(host);
  return connect(new StreamableHTTPClientTransport(address), close);
}
