import { cpSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { localHosting } from '../../../config/local-hosting';
import { siteServer } from '@sablier-docs/hosting/server';
import { listen } from '@sablier-docs/hosting/server/listen';
import { bundleServerWorker } from '@sablier-docs/agents/scripts/bundle';
import { Pool } from '@sablier-docs/agents/server/calls/pool';
import { allowLocal, handleHttp } from '@sablier-docs/agents/server/transports/http';
import { BUILD } from '../site';
import { startVercel } from './vercel';

export interface Connection {
  client: Client;
  close(): Promise<void>;
}

async function connect(transport: Transport, after: () => Promise<void>): Promise<Connection> {
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
  const pool = new Pool({ script: await bundleServerWorker() }, BUILD, 2);
  const mcp = (request: Request) => handleHttp(request, pool, allowLocal);
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

export async function overServe(): Promise<Connection> {
  const { address, close } = await startServe();
  return connect(new StreamableHTTPClientTransport(address), close);
}

/** The package, away from the repository, so that nothing of it can help. */
export async function overStdio(name = 'docs-mcp-'): Promise<Connection> {
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
 * @param name the beginning of its folder's name
 */
export function fillPackage(name: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), name));
  for (const file of ['bin.mjs', 'package.json']) {
    cpSync(path.join('packages/agents/npm', file), path.join(folder, file));
  }
  const filled = spawnSync('npx', [
    'jiti',
    'packages/agents/scripts/package.ts',
    '--dir',
    BUILD,
    '--out',
    folder,
  ]);
  if (filled.status !== 0) throw new Error(String(filled.stderr));
  return { folder, close: () => rm(folder, { recursive: true }) };
}

/** The function of Vercel, as the host runs it. */
export async function overVercel(): Promise<Connection> {
  const { address, close } = await startVercel();
  return connect(new StreamableHTTPClientTransport(address), close);
}
