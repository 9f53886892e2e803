import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../config/redirects';
import { REDIRECT_SCRIPT } from '../../src/plugins/redirects/redirect-page';
import { selectRedirects } from '../../src/plugins/redirects/select-redirects';
import { BUILD, builtPages, openPage } from './site';

const routes = builtPages().map((page) => page.path);
const { live, heldBack } = selectRedirects(redirects, routes);

describe('redirect pages', () => {
  it('exist for every row whose target is written', () => {
    expect(live.length).toBeGreaterThan(0);
    for (const [from, to] of live) {
      const $ = load(readFileSync(path.join(BUILD, from, 'index.html'), 'utf8'));
      expect($('html').attr('lang'), from).toBe('en');
      expect($('title').text(), from).toContain(to);
      const canonical = openPage(to === '/' ? '/index' : to)('link[rel=canonical]').attr('href');
      expect(canonical, to).toMatch(/^https?:/);
      expect($('link[rel=canonical]').attr('href'), from).toBe(canonical);
      expect($(`script[src="${REDIRECT_SCRIPT}"]`).attr('data-to'), from).toBe(to);
      expect($('script').text(), `${from}: inline script`).toBe('');
      expect($('noscript').html(), from).toContain(`content="0; url=${to}"`);
    }
  });

  it('do not exist for a row that waits for its target', () => {
    const there = heldBack.filter(([from]) => existsSync(path.join(BUILD, from, 'index.html')));
    expect(there).toEqual([]);
  });
});
