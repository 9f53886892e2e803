import { Console } from 'node:console';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Pool } from '../calls/pool';
import { serveCalls } from '../calls/worker';
import { MAX_LINE_BYTES } from '../limits';
import { createServer } from '../server';
import { wholeLines } from './lines';

// As bundled, this file is its own worker.
serveCalls();

/** Serves a built site, or the part of it that the server needs, over standard input and output. */
export async function serveStdio(folder: string): Promise<void> {
  // Standard output carries the protocol: logs of packages go to standard error.
  globalThis.console = new Console(process.stderr);
  const server = createServer(new Pool(new URL(import.meta.url), folder, 1));
  const input = process.stdin.pipe(
    wholeLines(MAX_LINE_BYTES, (line) => process.stdout.write(line)),
  );
  await server.connect(
    new StdioServerTransport(input, process.stdout, { maxBufferSize: 4 * MAX_LINE_BYTES }),
  );
}
