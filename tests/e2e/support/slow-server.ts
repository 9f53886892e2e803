import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two pieces: two frames. */
const PAUSE = 35;

/**
 * Where the piece ends that begins at an offset: short while the frame of the page is built, longer
 * in a long text, and after a whole block. Half a line breaks elsewhere than the whole one, and the
 * columns of a table are settled by its last row: so are text and tables, whatever the site does.
 */
function endOfPiece(page: string, start: number): number {
  const end = start + (start < 40_000 ? 1500 : 25_000);
  const opened = page.lastIndexOf('<table', end);
  const closed = page.indexOf('</table>', opened);
  const block = /<\/(?:table|p|div|li|button|svg|h\d)>/g;
  block.lastIndex = opened > -1 && closed > end ? closed : end;
  return block.exec(page) ? block.lastIndex : page.length;
}

export interface Slow {
  /** Origin of the slow server. */
  origin: string;
  close: () => void;
}

/**
 * Serves the site of another server so that pages arrive in many small pieces, as on a slow line.
 * The browser draws in between, so a layout that waits for a later part of the page moves.
 */
export async function serveSlowly(source: string): Promise<Slow> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', source));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.includes('text/html')) return void response.end(body);
    const html = body.toString();
    for (let at = 0, end = 0; at < html.length; at = end) {
      end = endOfPiece(html, at);
      response.write(html.slice(at, end));
      await pause(PAUSE);
    }
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
