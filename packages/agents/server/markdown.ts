import { pageSlug } from '@sablier-docs/search/page-paths';

/** A heading of a page's Markdown, with the lines of its section. */
export interface Section {
  title: string;
  anchor: string;
  level: number;
  /** Line of the heading, from 0, and the first line after the section. */
  start: number;
  end: number;
}

const HEADING = /^(#{2,6}) (.+?)(?: \{#([^}]+)\})?$/;

/** The sections of a page's Markdown, in order. Headings in code don't count. */
export function sectionsOf(markdown: string): Section[] {
  const lines = markdown.split('\n');
  const sections: Section[] = [];
  let fence = '';
  for (const [at, line] of lines.entries()) {
    const mark = /^(?:> )*(`{3,}|~{3,})/.exec(line.trimStart())?.[1];
    if (mark && (fence === '' || line.trim() === fence)) fence = fence === '' ? mark : '';
    const [, marks, text, id] = (fence === '' && HEADING.exec(line)) || [];
    if (!marks || !text) continue;
    const title = plain(text);
    const level = marks.length;
    close(sections, level, at);
    sections.push({ title, anchor: id ?? pageSlug(title), level, start: at, end: lines.length });
  }
  return sections;
}

function close(sections: Section[], level: number, at: number): void {
  for (const section of sections) {
    if (section.end > at && section.level >= level) section.end = at;
  }
}

/** Text of a heading without marks, links and escapes. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(?=[^\w\s])|[`*]/g, '')
    .trim();

/** Lines of a section, its subsections among them. */
export const markdownText = (markdown: string, { start, end }: Section): string =>
  markdown.split('\n').slice(start, end).join('\n').trim();
