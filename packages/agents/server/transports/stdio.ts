import { Console } from 'node:console';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { Pool } from '../calls/pool';
import { serveCalls } from '../calls/worker';
import { MAX_LINE_BYTES } from '../limits';
import { createServer } from '../server';
import { wholeLines } from './lines';

// As bundled, this file is its own worker.
serveCalls();

/** Serves a built site, or the part of it that the server needs, over standard input and output. */
export function serveFolder(folder: string): void {
  // Standard output carries the protocol: logs of packages go to standard error.
  globalThis.console = new Console(process.stderr);
  const caller = new Pool(new URL(import.meta.url), folder, 1);
  const input = process.stdin.pipe(
    wholeLines(MAX_LINE_BYTES, (line) => process.stdout.write(line)),
    // At its end the transport would drop what is not answered yet. The program ends by itself.
    { end: false },
  );
  const transport = new StdioServerTransport(input, process.stdout, {
    maxBufferSize: 4 * MAX_LINE_BYTES,
  });
  serveStdio(() => createServer(caller), { transport, maxSubscriptions: 0 });
}
