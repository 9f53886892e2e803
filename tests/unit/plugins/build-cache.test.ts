import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCache, digestOfFiles, digestOfCode } from '../../../src/plugins/build-cache';
import { compiledPages } from '../../../src/plugins/page-cache';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
/** Another folder each time, because the digest of a folder's code is read once. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cache-'));
  write('docs/a.mdx', '---\ntitle: A\n---\n');
  write('docs/b.mdx', '---\ntitle: B\n---\n');
  write('docs/reference/upgrades/flow.mdx', '');
  write('snippets/c.mdx', '');
  write('packages/x/index.ts', 'export {};');
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

describe('a cache between builds', () => {
  it('returns the text of the same inputs and undefined for others', () => {
    const cache = buildCache('x', ['code 1'], root);
    cache.write(['a', 'b'], 'text');
    expect(buildCache('x', ['code 1'], root).read(['a', 'b'])).toBe('text');
    expect(cache.read(['a'])).toBeUndefined();
    expect(cache.read(['ab', ''])).toBeUndefined();
    expect(buildCache('x', ['code 2'], root).read(['a', 'b'])).toBeUndefined();
    expect(buildCache('y', ['code 1'], root).read(['a', 'b'])).toBeUndefined();
  });

  it('makes a value once for the same inputs', () => {
    const make = vi.fn(() => [1, 2]);
    const cache = buildCache('x', [], root);
    expect([cache.json(['a'], make), cache.json(['a'], make)]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    cache.json(['b'], make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('drops what no build has read for two weeks', () => {
    buildCache('x', [], root).write(['a'], 'text');
    const folder = path.join(root, 'node_modules/.cache/build/x');
    const [file = ''] = readdirSync(folder);
    const then = new Date(Date.now() - 15 * 24 * 3600 * 1000);
    utimesSync(path.join(folder, file), then, then);
    expect(buildCache('x', [], root).read(['a'])).toBeUndefined();
  });
});

describe('the digest of files', () => {
  it.each([
    ['a content', () => write('packages/x/index.ts', 'export const a = 1;')],
    ['a name', () => write('packages/x/other.ts', '')],
    ['where one file ends', () => write('packages/x/index.ts', 'export {};\0')],
  ])('changes with %s of a file, and stays otherwise', (_what, change) => {
    const before = digestOfFiles(['packages'], root);
    expect(digestOfFiles(['packages', 'missing'], root)).toBe(before);
    change();
    expect(digestOfFiles(['packages'], root)).not.toBe(before);
  });

  it('stays when packages and what samples write change', () => {
    const before = digestOfFiles(['packages'], root);
    write('packages/x/node_modules/y/index.js', '1');
    write('packages/x/out/z.json', '1');
    expect(digestOfFiles(['packages'], root)).toBe(before);
  });

  it('of the code changes with a setting of the build', () => {
    const before = digestOfCode(root);
    expect(digestOfCode(root)).toBe(before);
    vi.stubEnv('SITE_URL', 'https://example.com');
    expect(digestOfCode(root)).not.toBe(before);
  });
});

describe('the compiled pages', () => {
  let committed = 1;
  const commitTime = () => committed;
  const read = (file = 'docs/a.mdx') => compiledPages(root, commitTime).read(path.join(root, file));
  const keep = () =>
    compiledPages(root, commitTime).write(path.join(root, 'docs/a.mdx'), 'compiled');

  it('are those of the same page, whatever another page says', () => {
    keep();
    write('docs/b.mdx', '---\ntitle: B\n---\nAnother text.');
    expect(read()).toBe('compiled');
    expect(read('docs/b.mdx')).toBeUndefined();
  });

  it.each([
    ['its text changes', () => write('docs/a.mdx', '---\ntitle: A\n---\nAnother text.')],
    ['a page comes', () => write('docs/d.mdx', '')],
    ['a page gets another address', () => write('docs/b.mdx', '---\nslug: /other\n---\n')],
    ['a page that others are made from', () => write('docs/reference/upgrades/flow.mdx', 'x')],
    ['a picture', () => write('static/img/a.svg', '<svg/>')],
    ['it is committed again, since it shows the date', () => (committed += 1000)],
  ])('are not used when %s', (_what, change) => {
    keep();
    change();
    expect(read()).toBeUndefined();
  });
});
