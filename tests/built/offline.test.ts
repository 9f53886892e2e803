import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { FileList, Summary } from '@sablier-docs/hosting/offline/names';
import { BUILD, builtPages } from './site';

const read = <T>(file: string) => JSON.parse(readFileSync(`${BUILD}/${file}`, 'utf8')) as T;
const summary = read<Summary>('offline.json');
const { files, moved } = read<FileList>('offline-files.json');
const sizes = new Map(files.map(([address, bytes]) => [address, bytes]));

it('holds every page, and every file that pages and styles ask for', () => {
  const pages = builtPages();
  expect(pages.filter(({ path }) => !sizes.has(path)).map(({ path }) => path)).toEqual([]);
  expect(moved.length).toBeGreaterThan(10);
  expect(moved.filter(([from, to]) => sizes.has(from) || !sizes.has(to))).toEqual([]);
  const asked = new Set<string>();
  for (const { $ } of pages) {
    const asking = 'script[src], img[src], link:is([rel="stylesheet"], [rel="preload"])';
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

it('names each file by its content, and itself by its list', () => {
  expect(summary.revision).toBe(hash('sha256', readFileSync(`${BUILD}/offline-files.json`)));
  const fileOf = (address: string) =>
    [address, `${address}.html`, `${address}/index.html`]
      .map((file) => `${BUILD}${file}`)
      .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? '';
  const changed = files.filter(
    ([address, , digest]) => hash('sha256', readFileSync(fileOf(address)), 'base64') !== digest,
  );
  expect(changed).toEqual([]);
});

it('shows its size, and leaves out downloads', () => {
  expect(summary.files).toBe(sizes.size);
  expect(summary.bytes).toBe([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0));
  expect(summary.wire).toBeLessThan(summary.bytes / 3);
  expect([...sizes.keys()].filter((address) => /\.(?:md|csv|zip|txt)$/.test(address))).toEqual([]);
});
