import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { htmlFilesOf } from '@sablier-docs/built/files';
import { addressOf } from '@sablier-docs/built/paths';

/** Pages by their address. */
export type Pages = ReadonlyMap<string, ReadPage>;

/** The text of a built page. */
export interface ReadPage {
  route: string;
  title: string;
  /** Running text: a heading, a paragraph, an item, a row of a table, a piece of code. */
  blocks: readonly string[];
  /** The sentences with the mark of a tested sentence. */
  tested: readonly string[];
  /** The boxes that warn of a loss, each in one line. */
  warnings: readonly string[];
}

/** Also used in the browser, to find the same blocks there. */
export const BLOCKS = 'h1, h2, h3, h4, p, li, tr, pre, summary, figcaption, dt, dd';
export const CONTENT = 'main';
/** Marks, anchors of headings, and elements that aren't text of the page: dates, ways onward, buttons. */
export const NO_TEXT =
  '.tested, .hash-link, button, svg, footer, nav, script, style, .theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-toc-desktop, .table-of-contents, .pagination-nav';

const WARNINGS = '.theme-admonition-warning, .theme-admonition-caution, .theme-admonition-danger';

const foldPageText = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The pages of a build, each read when it is asked for. */
export class Build {
  private readonly files: ReadonlyMap<string, string>;

  /** @throws when the folder holds no built site */
  constructor(readonly folder: string) {
    if (!existsSync(path.join(folder, 'index.html'))) {
      throw new Error(
        `${folder} is no built site. Run "npm run build -- --out-dir ${folder}" first.`,
      );
    }
    this.files = new Map(htmlFilesOf(folder).map((file) => [addressOf(file), file]));
  }

  /** The addresses of its HTML files, those of redirects among them. */
  get routes(): string[] {
    return [...this.files.keys()];
  }

  /** The content of a page, as HTML; none for a redirect and where there is no page. */
  htmlOf(route: string): string | undefined {
    const file = this.files.get(route);
    const html = file && readFileSync(path.join(this.folder, file), 'utf8');
    return html && !isRedirect(html) ? html : undefined;
  }
}

/** The pages whose HTML differs between two builds, on each side. */
export function differingPages(before: Build, after: Build): Record<'before' | 'after', Pages> {
  const found = { before: new Map<string, ReadPage>(), after: new Map<string, ReadPage>() };
  for (const route of new Set([...before.routes, ...after.routes])) {
    const sides = { before: before.htmlOf(route), after: after.htmlOf(route) };
    if (contentOf(sides.before) === contentOf(sides.after)) continue;
    for (const side of ['before', 'after'] as const) {
      const html = sides[side];
      if (html) found[side].set(route, readHtml(route, html));
    }
  }
  return found;
}

/** Names of classes depend on the folder that a build was made in. */
const CLASS = / class=(?:"[^"]*"|[^\s>]*)/g;

/** Text of a page and its description; scripts and styles are those of many pages. */
const contentOf = (html = '') =>
  html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')).replace(CLASS, '') +
  (/<meta[^>]*name="?description[^>]*>/.exec(html)?.[0] ?? '');

const isRedirect = (html: string) => /<title>This page has moved/.test(html);

/** Reads one page. */
export function readHtml(route: string, html: string): ReadPage {
  const $ = load(html);
  const tested = testedOf($);
  const description = $('meta[name="description"]').attr('content') ?? '';
  const title = foldPageText($('h1').first().text()) || foldPageText($('title').text());
  $(CONTENT).find(NO_TEXT).remove();
  const warnings = $(CONTENT)
    .find(WARNINGS)
    .toArray()
    .map((box) => foldPageText($(box).text()));
  const blocks = leavesOf($).map((block) => textOf($, block));
  return {
    route,
    title,
    blocks: [description, ...blocks].filter((text) => text !== ''),
    tested,
    warnings,
  };
}

type Node = ReturnType<CheerioAPI>[number];

/** Blocks that hold no other one. */
const leavesOf = ($: CheerioAPI): Node[] =>
  $(CONTENT)
    .find(BLOCKS)
    .toArray()
    .filter((node) => $(node).is('tr') || $(node).find(BLOCKS).length === 0)
    .filter((node) => $(node).parents('tr').length === 0);

const textOf = ($: CheerioAPI, node: Node): string =>
  $(node).is('tr')
    ? $(node)
        .children()
        .toArray()
        .map((cell) => foldPageText($(cell).text()))
        .join(' | ')
    : foldPageText($(node).text());

/** A character that no page holds. */
const MARK = '\u0001';
const SENTENCE_END = /(?<=[.!?:]["”’)]*) /;

/** The sentence before each mark; of a table, the row. */
function testedOf($: CheerioAPI): string[] {
  const content = $(CONTENT).clone();
  content.find('.tested').each((_i, mark) => {
    $(mark).replaceWith(MARK);
  });
  return content
    .find(BLOCKS)
    .toArray()
    .filter((node) => $(node).find(BLOCKS).length === 0 || $(node).is('tr'))
    .filter((node) => $(node).parents('tr').length === 0)
    .map((node) => textOf($, node))
    .filter((text) => text.includes(MARK))
    .flatMap((text) => {
      if (text.includes(' | ')) return [text.replaceAll(MARK, '').trim()];
      const before = text.split(MARK).slice(0, -1);
      return before.map((piece) => foldPageText(piece).split(SENTENCE_END).at(-1) ?? '');
    });
}
