import type { Nodes, Paragraph, RootContent, TableRow } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { idIn, isId } from './id-comment';
import { renderedText, type JsxNode } from './rendered-text';

/** A sentence of a page that has an id. */
export interface Sentence {
  id: string;
  /** On one line, with code in backticks; a table row has ` | ` between its cells. */
  text: string;
  /** Line of the id in the file of the page. */
  line: number;
}

/** An id that does not follow a sentence. */
interface Misplaced {
  line: number;
  /** The problem and the fix. */
  says: string;
}

interface Mark {
  id: string;
  line: number;
  /** The node that wrongly contains the id, such as a link. */
  within?: string;
}

type Piece = string | Mark;

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMath)
  .freeze();

/** The framework's heading ids, which MDX would parse as expressions. */
const HEADING_ID = /^(#+ .*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm;

/**
 * The sentences of a page that have ids, in order.
 * @param text the MDX source
 * @throws the error of MDX when it cannot parse the page
 */
export function sentencesIn(text: string): { sentences: Sentence[]; misplaced: Misplaced[] } {
  const sentences: Sentence[] = [];
  const misplaced: Misplaced[] = [];
  const add = (marks: readonly Mark[], read: (mark: Mark) => string | Error) => {
    for (const mark of marks) {
      const found = problemOf(mark) ?? read(mark);
      const { id, line } = mark;
      if (typeof found === 'string') sentences.push({ id, text: found, line });
      else misplaced.push({ line, says: found.message });
    }
  };
  const visit = (node: Nodes): void => {
    switch (node.type) {
      case 'paragraph': {
        const pieces = piecesOf(node);
        return add(marksIn(pieces), (mark) => sentenceBefore(mark, pieces));
      }
      case 'tableRow': {
        const cells = node.children.map((cell) => cell.children.flatMap((child) => inline(child)));
        return add(cells.flatMap(marksIn), () => rowOf(cells));
      }
      case 'heading':
        return add(marksIn(node.children.flatMap((child) => inline(child, 'a heading'))), () => '');
      case 'mdxFlowExpression': {
        const id = idIn(node.value);
        const line = node.position?.start.line ?? 0;
        return id === undefined ? undefined : add([{ id, line }], () => NO_SENTENCE);
      }
      default:
        if ('children' in node) for (const child of node.children) visit(child);
    }
  };
  // Most pages of the reference have none, and are long.
  if (/\/\*\s*tested\b/.test(text)) visit(parser.parse(text.replace(HEADING_ID, '$1')));
  return { sentences, misplaced };
}

const NO_SENTENCE = new Error(
  'no sentence precedes the id. Put it at the end of the sentence, on the same line. If Prettier moves ' +
    'it to a line of its own, begin the paragraph with a word instead of an element.',
);

function problemOf({ id, within }: Mark): Error | undefined {
  if (!isId(id)) {
    return new Error(`"${id}" is not an id. Write {/* tested: cancel-refund */}: small letters.`);
  }
  return within ? new Error(`the id "${id}" is in ${within}. Put it after it.`) : undefined;
}

const isMark = (piece: Piece): piece is Mark => typeof piece !== 'string';
const marksIn = (pieces: readonly Piece[]) => pieces.filter(isMark);
const fold = (pieces: readonly Piece[]) =>
  pieces
    .map((piece) => (isMark(piece) ? '' : piece))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const piecesOf = ({ children }: Paragraph | TableRow) => children.flatMap((child) => inline(child));

const rowOf = (cells: readonly Piece[][]) =>
  cells
    .map(fold)
    .filter((cell) => cell !== '')
    .join(' | ');

const END = /[.!?:]["”’)]*$/;
const BORDER = /(?<!\b(?:e\.g|i\.e|vs|etc|approx))[.!?]["”’)]* (?=\S)/g;

/** The text from the end of the previous sentence, or the start of the paragraph, to the id. */
function sentenceBefore(mark: Mark, pieces: readonly Piece[]): string | Error {
  const at = pieces.indexOf(mark);
  const before = fold(pieces.slice(0, at));
  if (before === '') return NO_SENTENCE;
  if (!END.test(before) && fold(pieces.slice(at)) !== '') {
    return new Error(
      `the id "${mark.id}" is within a sentence: "${before.slice(-30)}" goes on after it. ` +
        'Put it after the period.',
    );
  }
  const last = [...before.matchAll(BORDER)].at(-1);
  return last ? before.slice(last.index + last[0].length) : before;
}

/** The text of a node and the ids in it. */
function inline(node: RootContent, within?: string): Piece[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'inlineCode':
      return [`\`${node.value}\``];
    case 'inlineMath':
      return [`$${node.value}$`];
    case 'break':
      return [' '];
    case 'textDirective':
      return [`:${node.name}`];
    case 'mdxTextExpression': {
      const id = idIn(node.value);
      if (id !== undefined) return [{ id, line: node.position?.start.line ?? 0, within }];
      return [literalOf(node.value)];
    }
    case 'mdxJsxTextElement':
      if (node.children.length === 0) return [renderedText(node as JsxNode)];
      return node.children.flatMap((child) => inline(child, within ?? `<${node.name ?? ''}>`));
    case 'link':
    case 'linkReference':
      return node.children.flatMap((child) => inline(child, within ?? 'a link'));
    default:
      return 'children' in node ? node.children.flatMap((child) => inline(child, within)) : [];
  }
}

/** The text of an expression that is a plain string, as in `{'@'}`; empty for a comment. */
function literalOf(expression: string): string {
  if (/^\s*\/\*.*\*\/\s*$/s.test(expression)) return '';
  return /^\s*(["'`])(.*)\1\s*$/s.exec(expression)?.[2] ?? `{${expression}}`;
}
