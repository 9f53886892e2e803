import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { markdownPath } from '@sablier-docs/built/paths';
import { bodyOfPart, partPath } from '@sablier-docs/built/markdown-parts';
import { BUILD, builtPages } from './site';
import { auditMarkdown } from './markdown-audit';

const pages = builtPages().filter(({ path: at }) => at !== '/search');
const fileAt = (at: string) => readFileSync(path.join(BUILD, at), 'utf8');

/** The Markdown of a page; the parts of a long one after its overview. */
function read(route: string): string {
  const parts: string[] = [];
  while (existsSync(path.join(BUILD, partPath(route, parts.length + 1)))) {
    parts.push(bodyOfPart(fileAt(partPath(route, parts.length + 1))));
  }
  return [fileAt(markdownPath(route)), ...parts].join('\n\n');
}
const origin = new URL(pages[0]?.$('link[rel="canonical"]').attr('href') ?? '').origin;

describe('the Markdown of the pages', () => {
  it('exists for every page, with title, description, address and index', () => {
    for (const { path: at, $ } of pages) {
      const [title, description, address, index] = read(at).split('\n\n');
      expect(title, at).toBe(`# ${$('h1').text().trim()}`);
      expect(description, at).toBe(`> ${$('meta[name="description"]').attr('content')}`);
      expect(address, at).toBe(`Page: ${$('link[rel="canonical"]').attr('href')}`);
      expect(index, at).toBe(`Index of all pages: ${origin}/llms.txt`);
    }
  });

  it('loses no heading, table cell, line of code, link, formula or text', async () => {
    const lost: string[] = [];
    for (const { path: at, $ } of pages) {
      // A turn of the event loop per page: the test runner wants a word in between.
      await new Promise((resolve) => setImmediate(resolve));
      lost.push(...auditMarkdown($, at, read(at), origin));
    }
    expect(lost).toEqual([]);
  });

  it('tells the language of every block of code', () => {
    let blocks = 0;
    for (const { path: at, $ } of pages) {
      const shown = $('.theme-code-block')
        .not('[data-markdown="off"] *, [data-tool] *, whole-file *')
        .toArray();
      const languages = shown.map(
        (block) => /language-(\S+)/.exec($(block).attr('class') ?? '')?.[1],
      );
      const told = [...read(at).matchAll(/^ *(?:> )*`{3,}(\w+)/gm)].map(([, name]) => name);
      for (const name of new Set(languages)) {
        const count = (list: unknown[]) => list.filter((other) => other === name).length;
        expect(count(told), `${at}: ${name}`).toBeGreaterThanOrEqual(count(languages));
      }
      blocks += shown.length;
    }
    expect(blocks).toBeGreaterThan(500);
  });

  it('describes every tool, and leaves out nothing that reads as content', () => {
    let tools = 0;
    for (const { path: at, $ } of pages) {
      const markdown = read(at);
      for (const tool of $('[data-tool]').toArray()) {
        expect(markdown, at).toContain(`_Interactive tool:_ ${$(tool).attr('data-tool')}`);
        tools++;
      }
      const main = $('.theme-doc-markdown');
      const controls = main.find('input, select, textarea').filter((_, control) => {
        return $(control).closest('[data-tool], [data-markdown="off"]').length === 0;
      });
      expect(controls.length, `${at} has a control outside [data-tool]`).toBe(0);
      const hidden = main
        .find('[data-markdown="off"]')
        .find('h1, h2, h3, table, pre, math')
        .not('whole-file *');
      expect(hidden.length, `${at} hides content from its Markdown`).toBe(0);
    }
    expect(tools).toBeGreaterThan(5);
  });

  it('links only to files that exist', () => {
    const broken = pages.flatMap(({ path: at }) =>
      [...read(at).matchAll(/\]\((https?:[^)\s]+)\)/g)]
        .map(([, url]) => new URL(url ?? ''))
        .filter((url) => url.origin === origin && !/^\/(?:$|search)/.test(url.pathname))
        .filter(({ pathname }) => !existsSync(path.join(BUILD, decodeURIComponent(pathname))))
        .filter(({ pathname }) => !existsSync(path.join(BUILD, `${pathname}.html`)))
        .map(({ href }) => `${at} -> ${href}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('the audit', () => {
  const plant = (route: string, spoil: (markdown: string) => string) => {
    const page = pages.find(({ path: at }) => at === route);
    if (!page) throw new Error(`There is no page ${route}.`);
    const spoiled = spoil(read(route));
    expect(spoiled).not.toBe(read(route));
    return auditMarkdown(page.$, route, spoiled, origin).join('\n');
  };

  it.each([
    ['a row', '/guides/flow/deployments', /^\| `SablierFlow` .*\n/m, 'lost table'],
    ['a cell', '/concepts/lockup/tranches', /\| ([^|\n]*\d[^|\n]*) \|$/m, 'lost table'],
    ['a heading', '/concepts/lockup/stream-shapes', /^### Cliff\n/m, 'lost heading: Cliff'],
    [
      'a line of code',
      '/reference/flow/contracts/types/library.Flow',
      /^ +bool isVoided;\n/m,
      'lost code',
    ],
    ['a link', '/concepts/nft', /\]\(https[^)]*glossary[^)]*\)/, 'lost link'],
    ['a formula', '/concepts/flow/overview', /^\$\$\n[^$]*\$\$\n/m, 'lost formula'],
    ['a figure', '/concepts/lockup/stream-shapes', /^_Figure:_ .*\n/m, 'lost text'],
    ['a paragraph', '/support/faq', /^Yes\. .*\n/m, 'lost text'],
  ])('finds %s that is missing', (_what, route, pattern, says) => {
    expect(plant(route, (markdown) => markdown.replace(pattern, ''))).toContain(says);
  });
});
