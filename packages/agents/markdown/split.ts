import { markdownPath } from '@sablier-docs/built/paths';
import { asPart, partPath } from '@sablier-docs/built/markdown-parts';
import { pageSlug } from '@sablier-docs/search/page-paths';
import { headerOf, estimateTokens } from './header';
import type { MarkdownPage } from './';

/** Longest file, in characters: clients that fetch a page cut it at 50,000. */
const LONGEST_FILE = 48_000;
/** Longest introduction that the overview of a split page repeats. */
const LONGEST_INTRODUCTION = 4_000;

/**
 * The files of a page by path: one, or for a long page an overview and its parts. Parts begin at a heading,
 * so that each makes sense alone; together they contain the whole text.
 * @throws when a section without subsections is longer than a file may be
 */
export function markdownFiles(page: MarkdownPage, siteUrl: string): Map<string, string> {
  const whole = markdownPath(page.route);
  if (page.markdown.length <= LONGEST_FILE) return new Map([[whole, page.markdown]]);
  const parts = join(chunksOf(page.body, 2), page.route);
  const address = (part: number) => `${siteUrl}${partPath(page.route, part)}`;
  const files = parts.map((body, at): [string, string] => {
    const part = at + 1;
    const header = headerOf({ ...page, page: siteUrl + page.route, siteUrl });
    header[0] = `${header[0]}: part ${part} of ${parts.length}`;
    const others = `Overview of the parts: ${siteUrl}${whole}`;
    return [partPath(page.route, part), asPart([...header, others], body)];
  });
  return new Map([[whole, overview(page, siteUrl, parts, address)], ...files]);
}

function overview(
  page: MarkdownPage,
  siteUrl: string,
  parts: readonly string[],
  address: (part: number) => string,
): string {
  const header = headerOf({ ...page, page: siteUrl + page.route, siteUrl });
  const [introduction = ''] = chunksOf(page.body, 2);
  const isIntroduction =
    !introduction.startsWith('#') && introduction.length <= LONGEST_INTRODUCTION;
  const lists = parts.map((body, at) => {
    const url = address(at + 1);
    const headings = headingsOf(body).map(
      ({ title, anchor, selector }) => `- ${selector}[${title}](${url}#${anchor})`,
    );
    return [
      `## Part ${at + 1}`,
      `[About ${estimateTokens(body).toLocaleString('en')} tokens](${url})`,
      headings.join('\n'),
    ];
  });
  const note = `The page has ${parts.length} parts in Markdown. Read the one that holds your section.`;
  const text = [...header, ...(isIntroduction ? [introduction] : []), note, ...lists.flat()];
  return `${text.filter(Boolean).join('\n\n')}\n`;
}

/** Joins neighboring sections into parts, as long as they fit. */
function join(chunks: readonly string[], route: string): string[] {
  const parts: string[] = [];
  for (const chunk of chunks.flatMap((one) => (one.length > LIMIT ? chunksOf(one, 3) : [one]))) {
    if (chunk.length > LIMIT) {
      throw new Error(`${route} has a section of ${chunk.length} characters. Give it subsections.`);
    }
    const last = parts.at(-1);
    if (last !== undefined && last.length + chunk.length + 2 <= LIMIT) {
      parts[parts.length - 1] = `${last}\n\n${chunk}`;
    } else parts.push(chunk);
  }
  return parts;
}

/** Longest part without its header. */
const LIMIT = LONGEST_FILE - 1_000;

/** The text cut before each heading of a level; headings in code don't count. */
function chunksOf(text: string, level: 2 | 3): string[] {
  const chunks: string[][] = [[]];
  const mark = `${'#'.repeat(level)} `;
  for (const [line, isCode] of linesOf(text)) {
    if (!isCode && line.startsWith(mark)) chunks.push([]);
    chunks.at(-1)?.push(line);
  }
  return chunks.map((lines) => lines.join('\n').trim()).filter(Boolean);
}

interface ListedHeading {
  title: string;
  anchor: string;
  /** Of the error that the section is about, with a space behind it: whoever has revert data has no name. */
  selector: string;
}

function headingsOf(text: string): ListedHeading[] {
  const found: ListedHeading[] = [];
  for (const [line, isCode] of linesOf(text)) {
    if (isCode) continue;
    const [, name, id] = /^#{2,3} (.+?)(?: \{#([^}]+)\})?$/.exec(line) ?? [];
    const [, selector] = /^Selector (`0x[0-9a-f]{8}`)/.exec(line) ?? [];
    const last = found.at(-1);
    if (selector && last) last.selector = `${selector} `;
    if (!name) continue;
    const title = name.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const anchor = id ?? pageSlug(title.replace(/\\(?=[^\w\s])|[`*]/g, '').trim());
    found.push({ title, anchor, selector: '' });
  }
  return found;
}

/** Each line, and whether it is in a block of code. */
function linesOf(text: string): [line: string, isCode: boolean][] {
  let fence = '';
  return text.split('\n').map((line) => {
    const mark = /^(?:`{3,}|~{3,})/.exec(line)?.[0];
    const isCode = fence !== '' || mark !== undefined;
    if (mark && fence === '') fence = mark;
    else if (mark && line.trim() === fence) fence = '';
    return [line, isCode];
  });
}
