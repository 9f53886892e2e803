import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import redirectsPlugin from '../../../src/plugins/redirects';

it('the page of a moved address names its target alone, as canonical too', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  const siteConfig = { url: 'https://docs.example', baseUrl: '/', future: {} };
  const site = { outDir, siteConfig, baseUrl: '/', routesPaths: ['/', '/concepts/fees'] };
  const redirects = [
    ['/old/fees', '/concepts/fees'],
    ['/concepts/home', '/'],
    ['/old/later', '/concepts/later'],
  ] as const;
  try {
    await redirectsPlugin({ siteConfig } as never, { redirects }).postBuild?.(site as never);
    for (const [from, to] of redirects.slice(0, 2)) {
      const $ = load(readFileSync(path.join(outDir, from, 'index.html'), 'utf8'));
      expect($('link[rel=canonical]').attr('href'), from).toBe(siteConfig.url + to);
      expect($('script').attr('data-to'), from).toBe(to);
      expect($('a').attr('href'), from).toBe(to);
    }
  } finally {
    rmSync(outDir, { recursive: true });
  }
});
