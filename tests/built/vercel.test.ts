// cspell:ignore cexample fexample
import { readFileSync } from 'node:fs';
import { getTransformedRoutes, type Route } from '@vercel/routing-utils';
import { describe, expect, it } from 'vitest';
import { hostingOf } from '../../config/hosting';
import { BUILD, builtPages } from './site';

const config = JSON.parse(readFileSync('vercel.json', 'utf8')) as Parameters<
  typeof getTransformedRoutes
>[0];
const compiled = getTransformedRoutes(config);
const hosting = hostingOf(BUILD);

/** The effect of the compiled rules before the host looks at its files. */
function visit(path: string, accept = 'text/html') {
  const headers: Record<string, string> = {};
  for (const route of compiled.routes as Route[]) {
    if ('handle' in route) break;
    const found = new RegExp(route.src).exec(path);
    if (!found || !accepts(route, accept)) continue;
    for (const [name, value] of Object.entries(route.headers ?? {})) {
      headers[name] = value
        .replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? '')
        .replace(/\$(\w+)/g, (_, group) => found.groups?.[group] ?? '');
    }
    if (route.status) return { status: route.status, headers };
  }
  return { status: 200, headers };
}

function accepts(route: Extract<Route, { src: string }>, accept: string): boolean {
  return (route.has ?? []).every(
    (condition) =>
      condition.type === 'header' &&
      condition.key === 'accept' &&
      new RegExp(`^${String(condition.value)}$`).test(accept),
  );
}

const AGENT = 'text/markdown, text/html;q=0.9';

describe('vercel.json', () => {
  it('compiles to routes without an error', () => expect(compiled.error).toBeNull());

  it('answers 308 to old addresses, .html and a slash at the end', () => {
    for (const [from, to] of hosting.redirects) {
      expect(visit(from), from).toMatchObject({ status: 308, headers: { Location: to } });
    }
    expect(visit('/concepts/nft.html')).toMatchObject({
      status: 308,
      headers: { Location: '/concepts/nft' },
    });
    expect(visit('/concepts/nft/').status).toBe(308);
  });

  it('sends the security headers with pages, files and 404s', () => {
    for (const path of ['/', '/concepts/nft', '/abi/x.json', '/assets/js/a.js', '/nowhere']) {
      expect(visit(path).headers, path).toMatchObject(Object.fromEntries(hosting.headers));
    }
  });

  it('keeps and opens files by their path', () => {
    // Also for a file that is not there: this host looks at its files later.
    expect(visit('/assets/js/a.js').headers['Cache-Control']).toMatch(
      /^public, max-age=86400, stale/,
    );
    expect(visit('/concepts/nft').headers).not.toHaveProperty('Cache-Control');
    expect(visit('/concepts/nft.md').headers).toMatchObject({
      'Content-Type': 'text/markdown; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
    });
  });

  it('leads agents to the Markdown of every page that has some', () => {
    for (const { path } of builtPages()) {
      const markdown = path === '/' ? '/index.md' : `${path}.md`;
      const { status, headers } = visit(path, AGENT);
      if (hosting.pagesWithoutMarkdown.includes(path)) expect(status, path).toBe(200);
      else expect([status, headers.Location], path).toEqual([307, markdown]);
      expect(visit(path).status, path).toBe(200);
      expect(visit(path).headers, path).toMatchObject({ Vary: 'Accept' });
    }
  });

  it.each([
    '//example.org/x',
    '///example.org',
    '/\\example.org/x',
    '/%5cexample.org/x',
    '/%2fexample.org/x',
  ])('leads %s to no other site', (path) => {
    for (const accept of [AGENT, 'text/html']) {
      const { status, headers } = visit(path, accept);
      expect([status, headers.Location]).toEqual([200, undefined]);
    }
  });

  it('leaves files to a client that asks for them', () => {
    for (const path of ['/concepts/nft.md', '/abi/flow/v3.0/SablierFlow.json', '/sitemap.xml']) {
      expect(visit(path, AGENT).status, path).toBe(200);
      expect(visit(path).headers, path).not.toHaveProperty('Vary');
    }
  });
});
