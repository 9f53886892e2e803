import { textPosition, checkProblem, type Problem } from '../problem';
import type { Source } from '../pages';

/** A page as the rules of prose read it. Offsets are those of its whole text. */
export interface WrittenPage extends Source {
  frontMatter: Readonly<Record<string, string>>;
  /** The text with spaces in the place of the front matter. */
  body: string;
  /** The body with spaces in the place of code, formulas, tags and targets of links; a paragraph is one line. */
  prose: string;
  headings: readonly Heading[];
}

export interface Heading {
  level: number;
  text: string;
  at: number;
}

/** A violation of a rule: where it begins, and what to write instead. */
export interface Finding {
  at: number;
  message: string;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');
const FENCE = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1.*$/gm;

/** Reads a page without compiling it, so that one that cannot be read as MDX has its prose checked as well. */
export function readWritten(source: Source): WrittenPage {
  const { text } = source;
  const [whole = '', head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const body = blank(whole) + text.slice(whole.length);
  const withoutFences = body.replace(FENCE, blank);
  return {
    ...source,
    frontMatter: frontMatterOf(head),
    body,
    prose: proseOf(withoutFences),
    headings: [...withoutFences.matchAll(/^(#+) (.+)$/gm)].map((match) => ({
      level: match[1]?.length ?? 0,
      text: (match[2] ?? '').replace(/ *\{#[\w-]+\}$/, ''),
      at: match.index,
    })),
  };
}

const frontMatterOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    [...head.matchAll(/^(\w+): (.*)$/gm)].map(([, key = '', value = '']) => [
      key,
      value.replace(/^(['"])(.*)\1$/, '$2'),
    ]),
  );

/** `[^>]*` of a tag may go over lines. */
const proseOf = (body: string): string =>
  [/\{\/\*[\s\S]*?\*\/\}/g, /\$\$[\s\S]*?\$\$/g, /`[^`\n]*`/g, /(?<=\])\([^)]*\)/g, /<[^>]*>/g]
    .reduce((text, hidden) => text.replace(hidden, blank), body)
    // A line that goes on in the next one; what begins a block stays on a line of its own.
    .replace(/(?<=\S)\n(?=[^\s#|>*\-:\d])/g, ' ');

export const toProblem = ({ file, text }: Source, { at, message }: Finding): Problem =>
  checkProblem(file, textPosition(text, at), message);
