import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagesWithoutMarkdown } from '../../config/headers';
import { hostFiles } from '@sablier-docs/hosting/files';
import { hostingOf } from '../../config/hosting';
import { HEADERS_FILE } from '@sablier-docs/hosting/headers-file';
import { contentTypes } from '@sablier-docs/hosting/paths';
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

  it('the build keeps its headers for npm run serve', () => {
    const kept: unknown = JSON.parse(readFileSync(path.join(BUILD, HEADERS_FILE), 'utf8'));
    expect(kept).toEqual(hosting.headers);
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
    expect(files.filter((file) => !typed.test(file))).toEqual([]);
  });

  it('every page has a Markdown version, except those that are named', () => {
    const without = pages
      .map((page) => page.path)
      .filter((page) => !existsSync(path.join(BUILD, page === '/' ? 'index.md' : `${page}.md`)));
    expect(without).toEqual(pagesWithoutMarkdown);
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
    expect(policy?.match(/'sha256-/g)?.length).toBe(4);
  });
});
