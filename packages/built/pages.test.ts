import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtPages } from './pages';
import { addressOf, builtPagePaths } from './paths';
import { walkBuild } from './plugin';

let build = '';
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'built-'));
  for (const file of ['index', '404', 'concepts/nft', 'concepts/fees', 'old/index']) {
    mkdirSync(path.join(build, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(build, `${file}.html`), `<title>${file}</title>`);
  }
  writeFileSync(path.join(build, 'robots.txt'), '');
});
afterEach(() => rmSync(build, { recursive: true }));

describe('the built pages', () => {
  it('are those of the routes, in their order; other HTML files follow', () => {
    const pages = [...builtPages(build, ['/concepts/nft', '/', '/concepts/fees/'])];
    expect(pages.map(({ route, isPage }) => (isPage ? route : `not ${route}`))).toEqual([
      '/concepts/nft',
      '/',
      '/concepts/fees',
      'not /404.html',
      'not /old',
    ]);
    expect(pages[0]?.file).toBe('/concepts/nft.html');
  });

  it('throws when a page of the list has no file', () => {
    expect(() => [...builtPages(build, ['/gone'])]).toThrow(/gone\.html/);
  });

  it('are shown to every reader before one of them writes', async () => {
    const log: string[] = [];
    const reader = (name: string) => ({
      page: ({ route }: { route: string }) => void log.push(`${name} ${route}`),
      end: () => Promise.resolve(void log.push(`${name} ends`)),
    });
    const site = { outDir: build, routes: ['/'] };
    await walkBuild(site, [reader('a'), reader('b')]);
    expect(log.slice(0, 3)).toEqual(['a /', 'b /', 'a /404.html']);
    expect(log.slice(-3)).toEqual(['b /old', 'a ends', 'b ends']);
  });
});

describe('addresses', () => {
  it('name pages as readers open them', () => {
    expect(
      ['/a/b.html', '/a/index.html', '/index.html', '/404.html', '/x.js'].map(addressOf),
    ).toEqual(['/a/b', '/a', '/', '/404.html', '/x.js']);
  });

  it('of pages leave out files and catch-alls', () => {
    const routes = ['/', '/404.html', '/concepts/', '/concepts', '/api/*', '/search'];
    expect(builtPagePaths(routes)).toEqual(['/', '/concepts', '/search']);
  });
});
