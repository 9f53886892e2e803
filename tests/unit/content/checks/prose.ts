import type { Page } from '../pages';
import { readFileSync } from 'node:fs';

/** A sentence, an item or a cell of a page, with the context of its subject. */
export interface Sentence {
  /** `file:line`. */
  at: string;
  /** As it is read: links, terms and bold as their words; code keeps its backticks. */
  text: string;
  /** Title of the page and headings above it, in lower case. */
  under: string;
  /** Whether it is a cell of a table. */
  isCell?: true;
  /** The sentence before it in the same paragraph, or nothing. */
  before: string;
  /** The meaning of a pronoun at its beginning, where the place defines it: the term of a glossary entry. */
  about?: string;
}

export interface Table {
  at: string;
  under: string;
  head: string[];
  rows: { at: string; cells: string[] }[];
}

/** The text of a page, by kind. */
export interface Prose {
  file: string;
  sentences: Sentence[];
  tables: Table[];
}

/** Names of products as elements draw them. */
const NAMES: Readonly<Record<string, string>> = {
  lockup: 'Lockup',
  flow: 'Flow',
  airdrops: 'Airdrops',
};

/** Markdown and MDX as the words that a reader sees. */
export const plain = (text: string): string =>
  text
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/<Release of="(\w+)"[^>]*>/g, (_, of: string) => NAMES[of] ?? of)
    .replace(/\{#[^}]*\}/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/\*\*|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Sentences of a text of plain words. */
export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?]["”)]?)\s+(?=[A-Z`"(<0-9])/).filter((one) => one.trim() !== '');

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** The body without code, formulas, imports and comments, each line in its place. */
const readable = (body: string) =>
  body
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/^(\s*)(`{3,})[\s\S]*?^\s*\2/gm, blank)
    .replace(/^\$\$[\s\S]*?^\$\$/gm, blank)
    .replace(/^(import|export) .*$/gm, blank);

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(plain);

/** The prose of a page. Front matter counts: a reader of a search result sees it. */
export function proseOf({ file, frontMatter, body }: Page): Prose {
  const before = readFileSync(file, 'utf8').split('\n').length - body.split('\n').length;
  return read(file, `${frontMatter['title'] ?? ''}`, body, before, frontMatter['description']);
}

/** The prose of a text that is no page, for example of a fixture. */
export const proseIn = (file: string, title: string, body: string): Prose =>
  read(file, title, body, 0);

function read(
  file: string,
  title: string,
  body: string,
  offset: number,
  description?: string,
): Prose {
  const prose: Prose = { file, sentences: [], tables: [] };
  const headings: string[] = [];
  let table: Table | undefined;
  const under = () => [title, ...headings].join(' > ').toLowerCase();
  const add = (text: string, at: string, more: { isCell?: true } = {}) => {
    sentencesIn(text).forEach((one, i, all) => {
      prose.sentences.push({ at, text: one, under: under(), before: all[i - 1] ?? '', ...more });
    });
  };
  if (description) add(description, `${file}:1`);
  readable(body)
    .split('\n')
    .forEach((line, i) => {
      const at = `${file}:${i + offset + 1}`;
      const [, marks, heading] = /^(#{2,6}) (.*)$/.exec(line) ?? [];
      if (marks && heading !== undefined) {
        headings.splice(marks.length - 2, Infinity, plain(heading));
        add(plain(heading), at);
      } else if (/^\s*\|/.test(line)) {
        if (!table)
          prose.tables.push((table = { at, under: under(), head: cellsOf(line), rows: [] }));
        else if (!/^[\s|:-]*$/.test(line)) {
          table.rows.push({ at, cells: cellsOf(line) });
          for (const cell of cellsOf(line)) add(cell, at, { isCell: true });
        }
        return;
      } else add(plain(line.replace(/^\s*(?:[-*]|\d+\.)\s+/, '')), at);
      table = undefined;
    });
  return prose;
}

/** Prose of entries that aren't pages: a text per place, and the meaning of "it" in it. */
export const proseOfTexts = (
  file: string,
  texts: readonly { at: string; text: string; under: string; about?: string }[],
): Prose => ({
  file,
  tables: [],
  sentences: texts.flatMap(({ at, text, under, about }) =>
    sentencesIn(plain(text)).map((one, i, all) => ({
      at,
      text: one,
      under: under.toLowerCase(),
      before: all[i - 1] ?? '',
      ...(about ? { about } : {}),
    })),
  ),
});
