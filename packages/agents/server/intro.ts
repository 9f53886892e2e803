import { sectionsOf } from './markdown';

/** Longest text of a hit, in words. */
const WORDS = 30;

/** The first words under each heading of a page's Markdown, by anchor; under the title, by an empty one. */
export function introsOf(markdown: string): ReadonlyMap<string, string> {
  const lines = markdown.split('\n');
  const description = lines.find((line) => line.startsWith('> '))?.slice(2) ?? '';
  const intros = new Map([['', shorten(description)]]);
  for (const { anchor, start, end } of sectionsOf(markdown)) {
    if (!intros.has(anchor)) intros.set(anchor, shorten(firstText(lines.slice(start + 1, end))));
  }
  return intros;
}

/** The first paragraph or entry of a list; code, tables, pictures and headings have no words of their own. */
function firstText(lines: readonly string[]): string {
  let inCode = false;
  for (const line of lines) {
    const text = line.trim().replace(/^(?:> ?)+/, '');
    if (/^(?:`{3,}|~{3,})/.test(text)) inCode = !inCode;
    else if (!inCode && /^(?:[-*] |\d+\. )?[\p{L}\d"“[`*_]/u.test(text)) return text;
  }
  return '';
}

/** Words without the marks of Markdown. */
function shorten(text: string): string {
  const words = text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(?:[-*] |\d+\. )/, '')
    .replace(/\\(?=[^\w\s])|[`*]/g, '')
    .trim()
    .split(/\s+/);
  return words.length > WORDS ? `${words.slice(0, WORDS).join(' ')}…` : words.join(' ');
}
