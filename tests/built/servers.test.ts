// cspell:ignore fpackage cexample
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostingOf } from '../../config/hosting';
import { localHosting } from '../../config/local-hosting';
import { siteServer } from '@sablier-docs/hosting/server';
import { listen } from '@sablier-docs/hosting/server/listen';
import { nginx, startNginx } from './support/nginx';
import { BUILD } from './site';

const hosting = hostingOf(BUILD);

async function startOurs() {
  const server = siteServer(BUILD, localHosting(BUILD));
  const port = await listen(server, { first: 0, tries: 1 });
  return { base: `http://localhost:${port}`, stop: (): void => void server.close() };
}
const startTheirs = () => startNginx(hosting, path.resolve(BUILD));

if (!nginx) console.warn('nginx is not installed: its configuration is compared, not run.');
const servers = [
  ['npm run serve', startOurs, true],
  ['nginx', startTheirs, Boolean(nginx)],
] as const;

describe.each(servers.filter(([, , installed]) => installed))('%s', (name, start) => {
  let at: Awaited<ReturnType<typeof startOurs>>;
  beforeAll(async () => {
    at = await start();
  });
  afterAll(() => at.stop());
  const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(at.base + target, { headers, method, redirect: 'manual' });
  const local = new Set(['Strict-Transport-Security', 'Content-Security-Policy']);

  it.each(['/', '/concepts/nft', '/assets/katex-0.16.22/katex.min.css', '/nowhere', '/api'])(
    'protects %s',
    async (target) => {
      const { headers } = await ask(target);
      for (const [header, value] of hosting.headers) {
        if (name === 'npm run serve' && local.has(header)) continue;
        expect(headers.get(header), header).toBe(value);
      }
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    },
  );

  it.each([
    ['/', 'text/html; charset=utf-8', /max-age=0/],
    ['/concepts/nft', 'text/html; charset=utf-8', /max-age=0/],
    ['/guides/lockup/previous-deployments/v1.0', 'text/html; charset=utf-8', /max-age=0/],
    ['/concepts/nft.md', 'text/markdown; charset=utf-8', /max-age=0/],
    ['/search-index.json', 'application/json; charset=utf-8', /max-age=0/],
    ['/abi/flow/v3.0/SablierFlow.json', 'application/json; charset=utf-8', /max-age=86400/],
    ['/assets/katex-0.16.22/katex.min.css', 'text/css; charset=utf-8', /immutable/],
    ['/assets/katex-0.16.22/fonts/KaTeX_Main-Regular.woff2', 'font/woff2', /immutable/],
    ['/img/logo-dark.svg', 'image/svg+xml; charset=utf-8', /max-age=86400/],
    ['/js/chat-widget.js', 'text/javascript; charset=utf-8', /max-age=3600/],
  ])('serves %s', async (target, type, cache) => {
    const { status, headers } = await ask(target);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('cache-control')).toMatch(cache);
    const open = /\.(?:json|md)$/.test(target);
    expect(headers.get('access-control-allow-origin')).toBe(open ? '*' : null);
    expect(headers.get('x-robots-tag')).toBe(target.endsWith('.md') ? 'noindex' : null);
  });

  const moved: [target: string, to: string][] = [
    ['/concepts/nft/', '/concepts/nft'],
    ['/concepts/nft.html?q=a%20b', '/concepts/nft?q=a%20b'],
    ['/concepts/nft/index.html', '/concepts/nft'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/guides/lockup/previous-deployments/v1.0/', '/guides/lockup/previous-deployments/v1.0'],
    ['/api/?utm=1', '/api/overview?utm=1'],
    ...hosting.redirects.map(([from, to]): [string, string] => [from, to]),
  ];
  it.each(moved)('%s leads to %s', async (target, to) => {
    const { status, headers } = await ask(target);
    expect([status, headers.get('location')]).toEqual([308, to]);
  });

  const [[old = ''] = []] = hosting.redirects;
  it.each([
    old.toUpperCase(),
    '/search.html/x',
    '/img/logo-dark.svg/x',
    '/nowhere',
    '/concepts/nowhere',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
  ])('%s is not found, and is not kept', async (target) => {
    const answer = await ask(target);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(readFileSync(path.join(BUILD, '404.html'), 'utf8'));
    expect(answer.headers.get('cache-control')).toMatch(/max-age=0/);
  });

  it.each([
    ['/concepts/nowhere.md', {}],
    ['/concepts/nowhere', { accept: 'text/markdown' }],
    ['/404.md', {}],
  ])('%s is not found in two lines for an agent', async (target, headers) => {
    const answer = await ask(target, headers);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'text/markdown; charset=utf-8',
    ]);
    expect(await answer.text()).toBe(readFileSync(path.join(BUILD, '404.md'), 'utf8'));
    expect(answer.headers.get('cache-control')).toMatch(/max-age=0/);
  });

  it('does not keep an error for a year', async () => {
    const { status, headers } = await ask('/assets/js/gone.0a1b2c3d.js');
    expect([status, headers.get('cache-control')]).toEqual([404, hosting.cacheControl]);
  });

  it.each([
    ['GET', '/assets/js/', 308],
    ['POST', '/assets/katex-0.16.22/katex.min.css', 405],
  ])('nor the answer to %s %s', async (method, target, status) => {
    const answer = await ask(target, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control') ?? '').not.toMatch(/immutable|max-age=[1-9]/);
  });

  it('keeps a part of a file, and the news that it is the same, as long as the file', async () => {
    const sheet = '/assets/katex-0.16.22/katex.min.css';
    const part = await ask(sheet, { range: 'bytes=0-3' });
    const tag = (await ask(sheet)).headers.get('etag') ?? '';
    const same = await ask(sheet, { 'if-none-match': tag });
    expect([part.status, same.status]).toEqual([206, 304]);
    for (const { headers } of [part, same]) {
      expect(headers.get('cache-control')).toContain('immutable');
    }
  });

  it.each([
    ['/', 'index.md'],
    ['/concepts/nft', 'concepts/nft.md'],
    ['/guides/lockup/previous-deployments/v1.0', 'guides/lockup/previous-deployments/v1.0.md'],
  ])('gives the Markdown of %s to a client that asks for it', async (target, file) => {
    const answer = await ask(target, { accept: 'text/markdown, text/html;q=0.9' });
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(answer.headers.get('vary')).toContain('Accept');
    expect(await answer.text()).toBe(readFileSync(path.join(BUILD, file), 'utf8'));
    const page = await ask(target, { accept: 'text/html,*/*;q=0.8' });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('vary')).toMatch(/(^|, )Accept($|, )/);
  });

  it('gives the page where there is no Markdown', async () => {
    const markdown = { accept: 'text/markdown' };
    expect((await ask('/search', markdown)).headers.get('content-type')).toContain('text/html');
    expect((await ask('/img/logo-dark.svg', markdown)).status).toBe(200);
    expect((await ask('/nowhere', markdown)).status).toBe(404);
  });

  it('compresses text', async () => {
    const { headers } = await ask('/concepts/nft', { 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    const font = '/assets/katex-0.16.22/fonts/KaTeX_Main-Regular.woff2';
    expect((await ask(font, { 'accept-encoding': 'gzip' })).headers.has('content-encoding')).toBe(
      false,
    );
  });

  it('answers HEAD, 304 and ranges', async () => {
    const head = await ask('/abi/flow/v3.0/SablierFlow.json', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    const tag = (await ask('/concepts/nft')).headers.get('etag') ?? '';
    expect((await ask('/concepts/nft', { 'if-none-match': tag })).status).toBe(304);
    const part = await ask('/img/logo-dark.svg', { range: 'bytes=0-3' });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);
  });

  it.each(['/%2e%2e/%2e%2e/package.json', '/..%2f..%2fpackage.json', '/%00', '/%'])(
    'does not let %s out of the build',
    async (target) => {
      expect([400, 404]).toContain((await ask(target)).status);
    },
  );

  const hostile = [
    '/x%0d%0aSet-Cookie:a=b/',
    '//example.org/',
    '/%5cexample.org/',
    '//example.org/x',
  ];
  it.each(
    hostile.flatMap((target) => [
      [target, 'text/html'] as const,
      [target, 'text/markdown'] as const,
    ]),
  )('%s does not lead a client that asks for %s to another place', async (target, accept) => {
    const { headers } = await ask(target, { accept });
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])[^\r\n]*$/);
    expect(headers.has('set-cookie')).toBe(false);
  });
});
