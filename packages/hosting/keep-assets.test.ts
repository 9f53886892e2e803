import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptAssets, parseAssets } from '@sablier-docs/built/assets';
import { folderSource, keepAssets, putAside, siteSource, type Source } from './keep-assets';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'assets-'));
});

/** A build with these files of `/assets/js/`, by name. */
function build(name: string, scripts: Record<string, string>): string {
  const folder = path.join(root, name);
  mkdirSync(path.join(folder, 'assets/js'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), name);
  for (const [file, content] of Object.entries(scripts)) {
    writeFileSync(path.join(folder, 'assets/js', file), content);
  }
  return folder;
}
const scriptsOf = (some: object) => Object.keys(some).map((file) => path.basename(file));
const has = (folder: string, file: string) => existsSync(path.join(folder, 'assets/js', file));

const ONE = { 'react.1.js': 'react', 'main.1.js': 'one' };
const TWO = { 'react.1.js': 'react', 'main.2.js': 'two' };
const THREE = { 'react.1.js': 'react', 'main.3.js': 'three' };

describe('the files of the build before', () => {
  it('stay beside those of the next, and go with the one after it', async () => {
    const one = build('one', ONE);
    await keepAssets(one);
    const two = build('two', TWO);
    const { files, kept } = await keepAssets(two, folderSource(one));
    expect(scriptsOf(files).sort()).toEqual(['main.2.js', 'react.1.js']);
    expect(scriptsOf(kept)).toEqual(['main.1.js']);
    expect(readFileSync(path.join(two, 'assets/js/main.1.js'), 'utf8')).toBe('one');
    expect(existsSync(path.join(two, 'index.html'))).toBe(true);
    expect([...keptAssets(two)]).toEqual(['/assets/js/main.1.js']);

    const three = build('three', THREE);
    await keepAssets(three, folderSource(two));
    expect(has(three, 'main.2.js')).toBe(true);
    expect(has(three, 'main.1.js')).toBe(false);
  });

  it('stay when the same is built again', async () => {
    const one = build('one', ONE);
    await keepAssets(one);
    const two = build('two', TWO);
    await keepAssets(two, folderSource(one));
    const again = build('again', TWO);
    await keepAssets(again, folderSource(two));
    expect(has(again, 'main.1.js')).toBe(true);
  });

  it('are put aside before the folder is emptied', async () => {
    const one = build('one', ONE);
    await keepAssets(one);
    const aside = path.join(root, 'aside');
    putAside(one, aside);
    const two = build('two', TWO);
    await keepAssets(two, folderSource(aside));
    expect(has(two, 'main.1.js')).toBe(true);
    expect(scriptsOf((await keepAssets(two, folderSource(aside))).files)).not.toContain(
      'main.1.js',
    );
    // The same again: what was kept from the build before stays too.
    putAside(two, aside);
    const again = build('again', TWO);
    await keepAssets(again, folderSource(aside));
    expect(has(again, 'main.1.js')).toBe(true);
    // A failed build left no list: the files put aside stay.
    putAside(build('half', {}), aside);
    expect(has(aside, 'main.1.js')).toBe(true);
  });

  it('are none when that build has no list of assets', async () => {
    const one = build('one', ONE);
    const two = build('two', TWO);
    expect((await keepAssets(two, folderSource(one))).kept).toEqual({});
    expect(keptAssets(one).size).toBe(0);
  });

  it('are left out when they are not what the list says, or are gone', async () => {
    const one = build('one', { ...ONE, 'gone.1.js': 'gone' });
    await keepAssets(one);
    const { read } = folderSource(one);
    const changed: Source = {
      read: async (file) =>
        file.endsWith('main.1.js')
          ? Buffer.from('poison')
          : file.endsWith('gone.1.js')
            ? undefined
            : read(file),
    };
    const two = build('two', TWO);
    expect((await keepAssets(two, changed)).kept).toEqual({});
    expect(has(two, 'main.1.js')).toBe(false);
  });
});

describe('a site that is served', () => {
  it('gives its files, and stops no build when it cannot be reached', async () => {
    const one = build('one', ONE);
    await keepAssets(one);
    const server = createServer((request, response) => {
      const file = path.join(one, request.url ?? '');
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.end(readFileSync(file));
    });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const said: string[] = [];
    const source = siteSource(origin, (text) => void said.push(text));
    const two = build('two', TWO);
    expect(scriptsOf((await keepAssets(two, source)).kept)).toEqual(['main.1.js']);
    await new Promise((done) => server.close(done));
    expect(said).toEqual([]);
    expect((await keepAssets(build('three', THREE), source)).kept).toEqual({});
    expect(said[0]).toContain('/assets.json');
  });
});

describe('a list from another place', () => {
  const digest = 'a'.repeat(64);
  it.each([
    ['null', null],
    ['one without files', { kept: {} }],
    ['one that leads out of the folder', { files: { '/assets/../../x': digest }, kept: {} }],
    ['one with a page', { files: { '/index.html': digest }, kept: {} }],
    ['one without digests', { files: {}, kept: { '/assets/a.js': 'x' } }],
  ])('throws for %s instead of a list of files with digests', (_what, list) => {
    expect(() => parseAssets(JSON.stringify(list))).toThrow('/assets.json');
  });
});
