import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteServer } from './';
import { listen, portOf } from './listen';

const page = `<!doctype html>${'<p>A stream.</p>'.repeat(200)}`;
const pixels = Buffer.from(Array.from({ length: 3000 }, (_, i) => i % 256));
let folder = '';
let server: Server;
let port = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFileSync(`${folder}/index.html`, page);
  writeFileSync(`${folder}/index.md`, '# A stream\n');
  writeFileSync(`${folder}/404.md`, 'Not found.\n');
  writeFileSync(`${folder}/404.html`, `${page}<p>Not found</p>`);
  mkdirSync(`${folder}/img`);
  writeFileSync(`${folder}/img/a.png`, pixels);
  const hosting = {
    headers: [['X-Content-Type-Options', 'nosniff']] as const,
    rules: [],
    cacheControl: 'no-cache',
    redirects: [['/old', '/']] as const,
    pagesWithoutMarkdown: [],
  };
  const functions = {
    // Returns the request that the function got.
    '/echo': ({ url, headers }: Request) =>
      Promise.resolve(new Response(`${url} ${headers.get('host')}`)),
    '/broken': () => Promise.reject(new Error(`Nothing in ${folder}`)),
  };
  server = siteServer(folder, hosting, new Map(Object.entries(functions)));
  port = await listen(server, { first: 0, tries: 1 });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Reply {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A raw request: nothing is normalized, decompressed or followed. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Reply>((resolve, reject) => {
    const sent = request(
      { host: 'localhost', port, path: target, headers, method },
      async (reply) => {
        const parts: Buffer[] = [];
        for await (const part of reply) parts.push(part as Buffer);
        resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts) });
      },
    );
    sent.on('error', reject).end();
  });
}

describe('the server of a build', () => {
  it('ends the connection after an answer to a body that it has not read, and says so', async () => {
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({ host: 'localhost', port, path: '/echo', method: 'POST' }, resolve);
      sent.on('error', reject).write('one of many');
    });
    expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close']);
    reply.resume();
    await new Promise((resolve) => reply.once('close', resolve));
    const whole = await ask('/echo', { 'content-length': '0' }, 'POST');
    expect(whole.headers.connection).toBe('keep-alive');
  });

  it('sends a file with its headers', async () => {
    const { status, headers, body } = await ask('/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(page.length),
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      vary: 'Accept, Accept-Encoding',
    });
    expect(body.toString()).toBe(page);
  });

  it('answers 404 for a path below a file', async () => {
    for (const target of ['/img/a.png/x', '/index.html/x/y', '/img/a.png/x.md']) {
      expect((await ask(target)).status, target).toBe(404);
    }
  });

  it('compresses text, with brotli where the client can read it', async () => {
    const brotli = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
    const gzip = await ask('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    expect(gzip.headers.etag).not.toBe(brotli.headers.etag);
    const image = await ask('/img/a.png', { 'accept-encoding': 'br' });
    expect(image.headers).not.toHaveProperty('content-encoding');
    expect(image.headers).not.toHaveProperty('vary');
  });

  it('answers HEAD like GET, without a body', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, `${page.length}`, 0]);
    const coded = await ask('/', { 'accept-encoding': 'br' }, 'HEAD');
    expect(coded.headers).toMatchObject({ etag: headers.etag, vary: 'Accept, Accept-Encoding' });
    expect(coded.headers).not.toHaveProperty('content-encoding');
  });

  it('answers 304 to a client that has the current version', async () => {
    const { headers } = await ask('/');
    const tag = headers.etag ?? '';
    for (const value of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const { status, body, headers: sent } = await ask('/', { 'if-none-match': value });
      expect([status, body.length, sent.etag], value).toEqual([304, 0, tag]);
      expect(sent['cache-control']).toBe('no-cache');
    }
    // As fetch sends it.
    const fetched = { 'if-none-match': tag, 'cache-control': 'no-cache' };
    expect((await ask('/', fetched)).status).toBe(304);
    const since = { 'if-modified-since': headers['last-modified'] ?? '' };
    expect((await ask('/', since)).status).toBe(304);
    expect((await ask('/', { ...since, 'if-none-match': '"x"' })).status).toBe(200);
    expect((await ask('/', { 'if-modified-since': 'yesterday' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-3', 0, 4],
    ['bytes=2990-', 2990, 3000],
    ['bytes=-5', 2995, 3000],
    ['bytes=2999-9999', 2999, 3000],
  ])('sends the part of a picture that the range %s asks for', async (range, first, end) => {
    const { status, headers, body } = await ask('/img/a.png', { range, 'accept-encoding': 'br' });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${first}-${end - 1}/3000`);
    expect(body.equals(pixels.subarray(first, end))).toBe(true);
  });

  it('answers 416 to a range past the end, and the whole file to one that it cannot read or of another version', async () => {
    const past = await ask('/img/a.png', { range: 'bytes=3000-' });
    expect([past.status, past.headers['content-range']]).toEqual([416, 'bytes */3000']);
    expect(past.headers).not.toHaveProperty('etag');
    for (const range of ['bytes=-', 'lines=1-2', 'bytes=0-1,4-5', 'bytes=-3001', 'bytes=2-x']) {
      expect((await ask('/img/a.png', { range })).status, range).toBe(200);
    }
    const changed = await ask('/img/a.png', { range: 'bytes=0-3', 'if-range': '"older"' });
    expect([changed.status, changed.body.length]).toEqual([200, 3000]);
  });

  it('sends no other version than the one that is asked for', async () => {
    const { status, body } = await ask('/img/a.png', { 'if-match': '"older"' });
    expect([status, body.toString()]).toEqual([412, 'Precondition Failed\n']);
  });

  it('answers 404 with the page for it, whatever the client has', async () => {
    const { status, body, headers } = await ask('/nowhere', {
      'if-none-match': '*',
      range: 'bytes=0-3',
    });
    expect(status).toBe(404);
    expect(body.toString()).toContain('Not found');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('redirects an old address, and answers 400 or 404 to addresses that no page has', async () => {
    const moved = await ask('/old?a=1');
    expect([moved.status, moved.headers.location]).toEqual([308, '/?a=1']);
    expect((await ask('/%')).status).toBe(400);
    expect((await ask('/../../../../etc/passwd')).status).toBe(404);
    expect((await ask(`/${'x'.repeat(2_000)}`)).status).toBe(404);
    const post = await ask('/', {}, 'POST');
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(post.headers['x-content-type-options']).toBe('nosniff');
    expect((await ask('/', { accept: 'text/markdown' })).body.toString()).toBe('# A stream\n');
  });

  it('asks a function with the host that a request names, or with none that it could trust', async () => {
    const asked = async (host: string) => (await ask('/echo', { host })).body.toString();
    expect(await asked('localhost:1234')).toBe('http://localhost:1234/echo localhost:1234');
    for (const host of [
      'localhost@evil.com',
      'user:pass@localhost',
      'localhost/x',
      'a b',
      '[::1',
    ]) {
      expect(await asked(host)).toBe(`http://invalid.invalid/echo ${host}`);
    }
  });

  it('answers 405 to TRACE, which fetch cannot send to a function', async () => {
    const { status, headers, body } = await ask('/echo', {}, 'TRACE');
    expect([status, headers.allow]).toEqual([405, 'POST']);
    expect(body.toString()).toBe('Send a POST request.\n');
  });

  it('answers 500 without the reason, which goes to the log, and goes on', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const { status, body } = await ask('/broken');
    expect([status, body.toString()]).toEqual([500, 'The server could not answer.\n']);
    expect(String(log.mock.calls)).toContain(`Nothing in ${folder}`);
    expect((await ask('/')).status).toBe(200);
  });

  it('sends a file that has changed to a client with its old ETag', async () => {
    const file = `${folder}/note.txt`;
    writeFileSync(file, 'one');
    const before = await ask('/note.txt');
    writeFileSync(file, 'two');
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    const after = await ask('/note.txt', { 'if-none-match': before.headers.etag ?? '' });
    expect([before.body.toString(), after.body.toString()]).toEqual(['one', 'two']);
  });
});

describe('the port', () => {
  it('is the next free one, unless a person asked for one', async () => {
    const second = siteServer(folder, {
      headers: [],
      rules: [],
      cacheControl: '',
      redirects: [],
      pagesWithoutMarkdown: [],
    });
    await expect(listen(second, portOf(String(port)))).rejects.toThrow(
      new RegExp(`Port ${port} is in use.*--port`),
    );
    expect(await listen(second, { first: port, tries: 20 })).toBeGreaterThan(port);
    second.close();
  });

  it.each(['x', '-1', '70000', '', '80.5'])('throws for the port "%s"', (asked) => {
    expect(() => portOf(asked)).toThrow(/Invalid port/);
  });
});

it('a function answers at its address with a slash at the end as well', async () => {
  for (const path of ['/echo', '/echo/', '/echo/?a=1']) {
    const { status, body } = await ask(path, {}, 'POST');
    expect([status, String(body)]).toEqual([
      200,
      `http://localhost:${port}${path} localhost:${port}`,
    ]);
  }
});
