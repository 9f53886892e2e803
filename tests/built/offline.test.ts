import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { FileList, Summary } from '../../src/offline/names';
import { BUILD, builtPages } from './site';

const read = <T>(file: string) => JSON.parse(readFileSync(`${BUILD}/${file}`, 'utf8')) as T;
const summary = read<Summary>('offline.json');
const sizes = new Map(read<FileList>('offline-files.json'));

it('holds every page, and every file that pages and styles ask for', () => {
  const pages = builtPages();
  expect(pages.filter(({ path }) => !sizes.has(path)).map(({ path }) => path)).toEqual([]);
  const asked = new Set<string>();
  for (const { $ } of pages) {
    const asking =
      'script[src], img[src], link:is([rel="stylesheet"], [rel="late"], [rel="preload"])';
    $(asking).each((_, element) => {
      const address = $(element).attr('src') ?? $(element).attr('href') ?? '';
      if (/^\/(?!\/|_vercel)/.test(address)) asked.add(address);
    });
  }
  expect(asked.size).toBeGreaterThan(3);
  expect([...asked].filter((address) => !sizes.has(address))).toEqual([]);
});

it('holds the search and the math stylesheet with its fonts', () => {
  const addresses = [...sizes.keys()];
  if (existsSync(`${BUILD}/search-index.json`)) expect(addresses).toContain('/search-index.json');
  expect(addresses.filter((address) => address.endsWith('katex.min.css'))).toHaveLength(1);
  expect(addresses.filter((address) => /katex.*\.woff2$/.test(address)).length).toBeGreaterThan(5);
});

it('says its size, and leaves out what is to download', () => {
  expect(summary.files).toBe(sizes.size);
  expect(summary.bytes).toBe([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0));
  expect(summary.wire).toBeLessThan(summary.bytes / 3);
  expect([...sizes.keys()].filter((address) => /\.(?:md|csv|zip|txt)$/.test(address))).toEqual([]);
});
