import { load, type CheerioAPI } from 'cheerio';
import type { Nodes, Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

/** Parts that no Markdown page holds; components set `data-markdown` and `data-tool`. */
const LEFT_OUT =
  '[data-markdown="off"], [data-tool], [aria-hidden="true"], [role="status"], [role="tablist"], ' +
  'button, output, noscript, script, style, .hash-link, wbr, svg:not([role="img"])';

/** Letters only: the two sides differ in white space and in invisible hints for line breaks. */
const squeeze = (text: string) => text.replace(/[\s\u00ad\u200b]+/g, '');

interface Content {
  headings: string[];
  tables: string[][][];
  code: string[];
  links: string[];
  formulas: string[];
  text: string;
}

/**
 * The words of a page that its Markdown lacks; empty when it has all of them.
 * @param $ the built page
 * @param origin of the site in absolute addresses
 */
export function auditMarkdown($: CheerioAPI, route: string, markdown: string, origin: string) {
  const page = fromHtml($, route, origin);
  const version = fromMarkdown(markdown, origin);
  const lost = [
    ...missing('heading', page.headings, version.headings),
    ...missing('code', page.code, version.code),
    ...missing('link', page.links, version.links),
    ...missing('formula', page.formulas, version.formulas),
    ...missing('table', page.tables.map(flat), version.tables.map(flat)),
    ...page.pieces
      .filter((piece) => !version.text.includes(piece))
      .map((piece) => `text: ${piece}`),
  ];
  return lost.map((what) => `${route} lost ${what.slice(0, 300)}`);
}

const flat = (rows: string[][]) => rows.map((row) => row.join(' | ')).join('\n');

/** Items of `page` that `version` has fewer times; both count. */
function missing(kind: string, page: string[], version: string[]): string[] {
  const left = new Map<string, number>();
  for (const item of version) left.set(item, (left.get(item) ?? 0) + 1);
  return page.flatMap((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count > 0 ? [] : [`${kind}: ${item}`];
  });
}

function fromHtml(original: CheerioAPI, route: string, origin: string) {
  const article = original('.theme-doc-markdown');
  const content = article.length > 0 ? article : original('main');
  const $ = load(content.clone().toArray());
  $(LEFT_OUT).remove();
  $('[data-value]').each((_, value) => void $(value).text($(value).attr('data-value') ?? ''));
  $('br').replaceWith('\n');

  const code = $('pre')
    .toArray()
    .map((pre) => $(pre).text().replace(/\n$/, ''));
  $('pre').remove();
  const formulas = $('annotation')
    .toArray()
    .map((tex) => squeeze($(tex).text()));
  $('.katex-display, math').remove();

  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((node) => squeeze($(node).text()));
  return {
    code,
    formulas,
    headings: texts('h1, h2, h3, h4, h5, h6'),
    tables: $('table')
      .toArray()
      .map((table) =>
        $(table)
          .find('tr')
          .toArray()
          .map((row) =>
            $(row)
              .children()
              .toArray()
              .map((cell) => squeeze($(cell).text())),
          ),
      ),
    links: $('a[href]')
      .toArray()
      .map((a) => addressOf($(a).attr('href') ?? '', route, origin)),
    // A container is read through its parts.
    pieces: [
      ...$('p, li, dt, dd, summary, figcaption, [role="tab"], caption')
        .toArray()
        .filter((node) => $(node).find('p, li, dd, table, math').length === 0)
        .map((node) => squeeze($(node).text())),
      ...$('[role="img"]')
        .toArray()
        .map((node) => squeeze($(node).attr('aria-label') ?? '')),
    ].filter(Boolean),
  };
}

/** Where a link of the page leads: the same words for the HTML page and for its Markdown. */
function addressOf(href: string, route: string, origin: string): string {
  if (/^(mailto:|tel:)/.test(href)) return href;
  const url = new URL(href, origin + route);
  return url.href.replace(/\/$/, '');
}

function fromMarkdown(markdown: string, origin: string): Content {
  const tree = reader.parse(markdown) as Root;
  const content: Content = {
    headings: [],
    tables: [],
    code: [],
    links: [],
    formulas: [],
    text: squeeze(say(tree)),
  };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      content.headings.push(squeeze(say(node)).replace(/\{#[^}]+\}$/, ''));
    }
    if (node.type === 'table') content.tables.push(rowsOf(node));
    if (node.type === 'code') content.code.push(node.value);
    if (node.type === 'link') content.links.push(pageAddress(node.url, origin));
    if (node.type === 'math' || node.type === 'inlineMath') {
      content.formulas.push(squeeze(node.value));
    }
  });
  return content;
}

/** The address of the page itself for the address of its Markdown. */
function pageAddress(url: string, origin: string): string {
  if (!url.startsWith(origin)) return url.replace(/\/$/, '');
  return url.replace(/(?:\/index)?\.md(?=#|\?|$)/, '').replace(/\/$/, '');
}

const rowsOf = ({ children }: Table): string[][] =>
  children.map((row) => row.children.map((cell) => squeeze(say(cell))));

/** Text below a node; formulas are compared apart. */
function say(node: Nodes): string {
  if (node.type === 'math' || node.type === 'inlineMath') return '';
  if (node.type === 'html') return '\n';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(say).join(' ') : '';
}
