import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagesWithoutTwin } from '../../config/headers';
import { hostFiles } from '../../src/hosts/files';
import { hostingOf } from '../../src/hosts/hosting';
import { headersFile, redirectsFile } from '../../src/hosts/netlify';
import { contentTypes } from '../../src/hosts/paths';
import { BUILD, builtPages } from './site';

const hosting = hostingOf(BUILD);
const files = readdirSync(BUILD, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${path.relative(BUILD, path.join(entry.parentPath, entry.name))}`);
const pages = builtPages();

describe("the hosts' files", () => {
  it.each([...hostFiles(hosting)])('%s fits the build; else run npm run hosts', (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('are in the build for Netlify and Cloudflare Pages', () => {
    expect(readFileSync(path.join(BUILD, '_headers'), 'utf8')).toBe(headersFile(hosting));
    expect(readFileSync(path.join(BUILD, '_redirects'), 'utf8')).toBe(redirectsFile(hosting));
  });

  it('stay within the limits of Cloudflare Pages', () => {
    const lines = headersFile(hosting).split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(lines.filter((line) => line.length > 2000)).toEqual([]);
    expect(hosting.redirects.length).toBeLessThanOrEqual(2000);
  });
});

describe('what the headers rely on', () => {
  it('every file below /assets/ carries a hash or a version', () => {
    const named = /^\/assets\/(?:katex-[\d.]+\/|.*[/.-][0-9a-f]{6,32}\.\w+(?:\.LICENSE\.txt)?$)/;
    const assets = files.filter((file) => file.startsWith('/assets/'));
    // Scripts, the styles, fonts and the formulas' stylesheet; no page has a file of its own there.
    expect(assets.length).toBeGreaterThan(40);
    expect(assets.filter((file) => !named.test(file))).toEqual([]);
  });

  it('every file has a type', () => {
    const typed = new RegExp(`\\.(?:${Object.keys(contentTypes).join('|')})$`);
    const plain = files.filter((file) => !typed.test(file));
    expect(plain.sort()).toEqual(['/_headers', '/_redirects']);
  });

  it('every page has a Markdown twin, but for those that are named', () => {
    const without = pages
      .map((page) => page.path)
      .filter((page) => !existsSync(path.join(BUILD, page === '/' ? 'index.md' : `${page}.md`)));
    expect(without).toEqual(pagesWithoutTwin);
  });

  it('no page needs what the policy refuses', () => {
    const refused = pages.flatMap(({ path: page, $ }) =>
      $('style, base, iframe, object, embed, [href^="javascript:" i]')
        .toArray()
        .map((element) => `${page}: ${$.html(element).slice(0, 80)}`),
    );
    const handlers = pages.flatMap(({ path: page, $ }) =>
      $('*')
        .toArray()
        .flatMap((element) => Object.keys('attribs' in element ? element.attribs : {}))
        .filter((name) => /^on[a-z]/.test(name))
        .map((name) => `${page}: ${name}`),
    );
    expect([...refused, ...handlers]).toEqual([]);
  });

  it('few inline scripts stand in a page', () => {
    const policy = Object.fromEntries(hosting.headers)['Content-Security-Policy'];
    expect(policy?.match(/'sha256-/g)?.length).toBe(5);
  });
});
