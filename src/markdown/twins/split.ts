import { twinPath } from '../../built/paths';
import { asPart, partPath } from '../../built/twin-parts';
import { slugOf } from '../../search/pages';
import { headerOf, tokensOf } from './header';
import type { Twin } from './index';

/** Longest file, in characters: clients that fetch a page cut it at 50,000. */
export const LONGEST_TWIN = 48_000;
/** Longest introduction that the overview of a page in parts repeats. */
const LONGEST_INTRODUCTION = 4_000;

/**
 * The files of a twin by their path: one, or for a long page an overview and its parts. Parts begin at a
 * heading, so that each stands for itself; together they hold the whole text.
 * @throws when a section without subsections is longer than a file may be
 */
export function twinFiles(twin: Twin, siteUrl: string): Map<string, string> {
  const whole = twinPath(twin.route);
  if (twin.markdown.length <= LONGEST_TWIN) return new Map([[whole, twin.markdown]]);
  const parts = join(chunksOf(twin.body, 2), twin.route);
  const address = (part: number) => `${siteUrl}${partPath(twin.route, part)}`;
  const files = parts.map((body, at): [string, string] => {
    const part = at + 1;
    const header = headerOf({ ...twin, page: siteUrl + twin.route, siteUrl });
    header[0] = `${header[0]}: part ${part} of ${parts.length}`;
    const others = `Overview of the parts: ${siteUrl}${whole}`;
    return [partPath(twin.route, part), asPart([...header, others], body)];
  });
  return new Map([[whole, overview(twin, siteUrl, parts, address)], ...files]);
}

function overview(
  twin: Twin,
  siteUrl: string,
  parts: readonly string[],
  address: (part: number) => string,
): string {
  const header = headerOf({ ...twin, page: siteUrl + twin.route, siteUrl });
  const [introduction = ''] = chunksOf(twin.body, 2);
  const isIntroduction =
    !introduction.startsWith('#') && introduction.length <= LONGEST_INTRODUCTION;
  const lists = parts.map((body, at) => {
    const url = address(at + 1);
    const headings = headingsOf(body).map(({ title, anchor }) => `- [${title}](${url}#${anchor})`);
    return [
      `## Part ${at + 1}`,
      `[About ${tokensOf(body).toLocaleString('en')} tokens](${url})`,
      headings.join('\n'),
    ];
  });
  const says = `The page has ${parts.length} parts in Markdown. Read the one that holds your section.`;
  const text = [...header, ...(isIntroduction ? [introduction] : []), says, ...lists.flat()];
  return `${text.filter(Boolean).join('\n\n')}\n`;
}

/** Neighbors in one part, as long as they fit. */
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

/** A part without its header. */
const LIMIT = LONGEST_TWIN - 1_000;

/** The text cut before each heading of a level; headings in code are none. */
function chunksOf(text: string, level: 2 | 3): string[] {
  const chunks: string[][] = [[]];
  const mark = `${'#'.repeat(level)} `;
  for (const [line, isCode] of linesOf(text)) {
    if (!isCode && line.startsWith(mark)) chunks.push([]);
    chunks.at(-1)?.push(line);
  }
  return chunks.map((lines) => lines.join('\n').trim()).filter(Boolean);
}

function headingsOf(text: string): { title: string; anchor: string }[] {
  return linesOf(text).flatMap(([line, isCode]) => {
    const [, name, id] = (!isCode && /^#{2,3} (.+?)(?: \{#([^}]+)\})?$/.exec(line)) || [];
    if (!name) return [];
    const title = name.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    return [{ title, anchor: id ?? slugOf(title.replace(/\\(?=[^\w\s])|[`*]/g, '').trim()) }];
  });
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
