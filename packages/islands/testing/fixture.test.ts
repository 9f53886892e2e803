import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../plugin/choice';

const ROOT = path.resolve(__dirname, '../../..');
const run = promisify(execFile);

/** A build of ./fixture: its pages, and all its scripts and styles as one text each, too long for a message of a test. */
interface Built {
  home: string;
  second: string;
  scripts: string;
  styles: string;
  /** The module that loads the tools, as the plugin writes it. */
  loadTools: string;
}

let folder = '';
const built = {} as Record<Client, Built>;

/** The text of all files with an ending in a folder and those in it. */
const textOf = (place: string, ending: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(place, file), 'utf8'))
    .join('\n');

/** Builds the site in a folder of its own, so that both clients can be built at the same time. */
async function build(client: Client): Promise<void> {
  const site = path.join(folder, client);
  cpSync(path.join(__dirname, 'fixture'), site, { recursive: true });
  writeFileSync(path.join(site, 'package.json'), '{ "name": "fixture", "private": true }');
  // Written here: a stylesheet in packages/ would belong to every page of this repository's own site.
  writeFileSync(
    path.join(site, 'src/counter.module.css'),
    '.counter { outline: 3px solid #abc123 }',
  );
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'));
  await run(process.execPath, [path.join(ROOT, 'node_modules/.bin/docusaurus'), 'build', site], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production', SITE_CLIENT: client, NO_UPDATE_NOTIFIER: '1' },
  });
  const file = (name: string) => readFileSync(path.join(site, name), 'utf8');
  built[client] = {
    home: file('build/index.html'),
    second: file('build/second/index.html'),
    scripts: textOf(path.join(site, 'build/assets/js'), '.js'),
    styles: textOf(path.join(site, 'build/assets/css'), '.css'),
    loadTools: file('.docusaurus/islands/default/load-tools.js'),
  };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'islands-'));
  await Promise.all([build('islands'), build('stock')]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each<Client>(['islands', 'stock'])('a site with the plugin, SITE_CLIENT=%s', (client) => {
  it('has the text of its pages in their HTML', () => {
    expect(built[client].home).toContain('Text of the first page.');
    expect(built[client].second).toContain('Text of the second page.');
  });

  it('has its tools in the HTML, as the server draws them', () => {
    expect(built[client].home).toMatch(
      /<div data-island="?Counter"? [^>]*>\s*<button type="?button"?>7041001 apples counted<\/button>/,
    );
  });

  it('fetches the code of a tool by the name in the page', () => {
    expect(built[client].loadTools).toContain(
      "Counter: async () => (await import('@site/src/Counter')).Counter",
    );
    expect(built[client].scripts.includes(' counted')).toBe(true);
  });

  it('runs the scripts of the site', () => {
    expect(built[client].scripts.includes('hello from the script')).toBe(true);
  });
});

describe('the islands client', () => {
  it('cannot hydrate a page: no script has its text', () => {
    expect(/Text of the (?:first|second) page/.test(built.islands.scripts)).toBe(false);
    expect(built.islands.scripts.includes('data-island')).toBe(true);
  });

  it('has the styles of the site on every page, though no script imports them', () => {
    expect(built.islands.styles.includes('#abc123')).toBe(true);
  });

  it('has the substitutes of modules in the browser alone', () => {
    expect(built.islands.scripts.includes('7041002')).toBe(true);
    expect(built.islands.scripts.includes('7041001')).toBe(false);
  });

  it('keeps presses from the head on, before its scripts come', () => {
    expect(built.islands.home).toContain('window.early');
  });
});

describe("Docusaurus' own client", () => {
  it('hydrates pages: their text is in the scripts too', () => {
    expect(/Text of the first page/.test(built.stock.scripts)).toBe(true);
    expect(/Text of the second page/.test(built.stock.scripts)).toBe(true);
  });

  it('needs nothing before its scripts come', () => {
    expect(built.stock.home).not.toContain('window.early');
  });
});
