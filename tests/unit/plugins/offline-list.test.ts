import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { redirectPage } from '../../../src/plugins/redirects/redirect-page';
import { beforeEach, expect, it } from 'vitest';
import { offlineFiles } from '@sablier-docs/hosting/offline/list';
import * as names from '@sablier-docs/hosting/offline/names';
import { megabytes, obstacle } from '@sablier-docs/hosting/offline/messages';

let build: string;
const write = (file: string, content = file) => {
  mkdirSync(path.join(build, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(build, file), content);
};
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'offline-'));
  for (const file of ['index.html', '404.html', 'support/offline.html', 'assets/js/a.1.js']) {
    write(file);
  }
});
const addresses = () => offlineFiles(build).list.files.map(([address]) => address);

it('takes what reading needs and leaves downloads', () => {
  for (const file of ['abi/x.json', 'a.md', 'llms.txt', 'img/social/a.png']) write(file);
  for (const file of ['img/logo.svg', 'js/chat-widget.js']) write(file);
  const search = ['search-index.json', 'search-texts.json'];
  for (const file of search) write(file);
  const expected = ['/', '/404.html', '/assets/js/a.1.js', '/img/logo.svg', '/js/chat-widget.js'];
  expect(addresses().sort()).toEqual(
    [...expected, ...search.map((file) => `/${file}`), '/support/offline'].sort(),
  );
});

it('takes the chain of the page and the tests that run on it', () => {
  for (const file of ['chain/tokens.json', 'proofs/worker.js', 'proofs/concepts/nft.json'])
    write(file);
  expect(addresses()).toEqual(
    expect.arrayContaining([
      '/chain/tokens.json',
      '/proofs/worker.js',
      '/proofs/concepts/nft.json',
    ]),
  );
});

it('counts the bytes and has a revision that changes with the content alone', () => {
  const { summary } = offlineFiles(build);
  expect(summary.files).toBe(4);
  expect(summary.bytes).toBe(
    ['index.html', '404.html', 'support/offline.html', 'assets/js/a.1.js'].join('').length,
  );
  expect(offlineFiles(build).summary).toEqual(summary);
  write('index.html', 'index.htmL');
  expect(offlineFiles(build).summary.revision).not.toBe(summary.revision);
});

it('knows each file by its digest, and the list by its own', () => {
  const { summary, list, text } = offlineFiles(build);
  expect(list.files[0]?.[2]).toBe(hash('sha256', '404.html', 'base64'));
  expect(JSON.parse(text)).toEqual(list);
  expect(summary.revision).toBe(hash('sha256', text));
});

it('holds of an address that has moved where it leads', () => {
  write('old/index.html', redirectPage('/new', 'https://site.example/new'));
  expect(offlineFiles(build).list.moved).toEqual([['/old', '/new']]);
  expect(addresses()).not.toContain('/old');
});

it('leaves the files that are kept of the build before', () => {
  write('assets/js/b.2.js');
  const digest = '0'.repeat(64);
  write('assets.json', JSON.stringify({ files: {}, kept: { '/assets/js/b.2.js': digest } }));
  expect(addresses()).not.toContain('/assets/js/b.2.js');
});

it('stops when the build is not whole', () => {
  build = mkdtempSync(path.join(tmpdir(), 'offline-'));
  write('index.html');
  expect(() => offlineFiles(build)).toThrow('lacks /404.html, /support/offline');
});

it('has the same names of caches and files as static/sw.js', () => {
  const worker = readFileSync('static/sw.js', 'utf8');
  for (const name of ['PREFIX', 'MARK', 'FILES', 'HASHED', 'META', 'OF_COPY'] as const) {
    expect(worker).toContain(`const ${name} = '${names[name]}';`);
  }
});

it('says what stands in the way, and sizes in words', () => {
  const navigator = { serviceWorker: {} };
  expect(obstacle({ isSecureContext: true, navigator, caches: {} })).toBeUndefined();
  expect(obstacle({ isSecureContext: false, navigator, caches: {} })).toContain('https');
  expect(obstacle({ isSecureContext: true, navigator: {}, caches: {} })).toContain(
    'private window',
  );
  expect([megabytes(4_810_000), megabytes(31_400_000)]).toEqual(['4.8 MB', '31 MB']);
});
