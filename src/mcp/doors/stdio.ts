import { Console } from 'node:console';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { MAX_REQUEST_BYTES } from '../limits';
import { createServer } from '../server';
import { openSite } from '../site';
import { filesOfFolder } from './folder';

/** Serves a built site, or the part of it that the server needs, over standard input and output. */
export async function serveStdio(folder: string): Promise<void> {
  const server = createServer(openSite(filesOfFolder(folder)));
  // Standard output belongs to the protocol: whatever a package logs goes to the other one.
  globalThis.console = new Console(process.stderr);
  const limit = { maxBufferSize: 16 * MAX_REQUEST_BYTES };
  await server.connect(new StdioServerTransport(process.stdin, process.stdout, limit));
}
