import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of the same site that a test can stop, start again and let answer differently. */
export class Relay {
  /** Answers of its own, by path, in place of the site's. */
  readonly answers = new Map<string, { status?: number; body: string; type?: string }>();
  /** Paths that were asked for. */
  readonly asked: string[] = [];
  /** While stopped, connections are cut. */
  stopped = false;

  private readonly server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', this.source);
    if (this.stopped) return void response.destroy();
    this.asked.push(pathname);
    const own = this.answers.get(pathname);
    if (own) {
      response.writeHead(own.status ?? 200, { 'content-type': own.type ?? 'application/json' });
      return void response.end(own.body);
    }
    const answer = await fetch(new URL(request.url ?? '/', this.source), {
      redirect: 'manual',
      // Nothing is compressed on a way from one process to the next.
      headers: { 'accept-encoding': 'identity' },
    });
    const headers: Record<string, string> = {};
    for (const name of ['content-type', 'location']) {
      const value = answer.headers.get(name);
      if (value) headers[name] = value;
    }
    response.writeHead(answer.status, headers);
    return void response.end(Buffer.from(await answer.arrayBuffer()));
  });

  constructor(private readonly source: string) {}

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, done));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
