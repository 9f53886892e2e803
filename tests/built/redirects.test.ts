import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { redirects } from '../../config/redirects';
import { isRedirect } from '../../src/built/pages';
import { BUILD, builtPages } from './site';

it('every redirect has a page that leads to its target, with ?query and #hash where scripts run', () => {
  const pages = new Set(builtPages().map((page) => page.path));
  expect(redirects.length).toBeGreaterThan(30);
  for (const [from, to] of redirects) {
    const html = readFileSync(path.join(BUILD, from, 'index.html'), 'utf8');
    expect(isRedirect(html), from).toBe(true);
    const $ = load(html);
    expect($('meta[http-equiv=refresh]').attr('content'), from).toBe(`0; url=${to}`);
    expect($('link[rel=canonical]').attr('href'), from).toBe(to);
    expect($('script').text(), from).toContain(
      `window.location.href = '${to}' + window.location.search + window.location.hash;`,
    );
    expect(pages.has(to), to).toBe(true);
  }
});
