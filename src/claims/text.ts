import type { Element, Nodes, Parents, Text } from 'hast';
import { literalOf, wordsOf, type JsxNode } from './words';

/** A part of a block's text, with what it stands in, from the outside inwards. */
export interface Leaf {
  value: string;
  node: Nodes;
  within: readonly Parents[];
}

/** Running text between two borders: a paragraph, an item, a cell. */
export type Block = readonly Leaf[];

const INLINE = new Set(
  'a abbr b bdi br code del dfn em i ins kbd mark q s small span strong sub sup time var wbr'.split(
    ' ',
  ),
);

/** What holds no sentences: code, names of sections, what is shown only on demand. */
const SKIPPED = new Set('button h1 h2 h3 h4 h5 h6 pre script style summary svg'.split(' '));

type Jsx = Parents & JsxNode & { type: string };

const isJsx = (node: Nodes): boolean => /^mdxJsx/.test(node.type);
const isText = (node: Nodes): node is Text => node.type === 'text';

function nameOf(node: Nodes): string | undefined {
  if (node.type === 'element') return node.tagName;
  return isJsx(node) ? ((node as unknown as Jsx).name ?? '') : undefined;
}

/** Formulas stand alone between paragraphs. */
const isFormula = ({ properties }: Element) =>
  Array.isArray(properties.className) && properties.className.includes('math-display');

/** Between the cells of a row that is read as one sentence. */
const BORDER: Leaf = { value: ' | ', node: { type: 'text', value: ' | ' }, within: [] };

const isBlank = (block: Block) => block.every(({ value }) => value.trim() === '');

/**
 * The blocks of a page's tree, in order, before formulas are drawn; then the rows of its tables, each
 * as a block of its cells with ` | ` between them.
 */
export function blocksOf(tree: Parents): Block[] {
  const blocks: Leaf[][] = [];
  const rows: Block[] = [];
  let open: Leaf[] | undefined;

  const add = (leaf: Leaf) => {
    if (!open) blocks.push((open = []));
    open.push(leaf);
  };
  const enter = (parent: Parents, within: readonly Parents[]) => {
    for (const child of parent.children) visit(child, within);
  };
  const visit = (node: Nodes, within: readonly Parents[]) => {
    if (isText(node)) return add({ value: node.value, node, within });
    if (node.type === ('mdxTextExpression' as string))
      return add({ value: literalOf((node as unknown as Text).value), node, within });
    const name = nameOf(node);
    if (name === undefined || !('children' in node)) return undefined;
    if (SKIPPED.has(name) || (node.type === 'element' && isFormula(node))) {
      open = undefined;
      return undefined;
    }
    if (isJsx(node) && node.children.length === 0) {
      if (node.type === ('mdxJsxTextElement' as string))
        return add({ value: wordsOf(node as unknown as JsxNode), node, within });
      open = undefined;
      return undefined;
    }
    const isInline = INLINE.has(name) || node.type === ('mdxJsxTextElement' as string);
    if (isInline) {
      if (name === 'br') return add({ value: ' ', node, within });
      return enter(node, [...within, node]);
    }
    open = undefined;
    const first = blocks.length;
    enter(node, [node]);
    open = undefined;
    if (name === 'tr') rows.push(joined(blocks.slice(first)));
    return undefined;
  };
  for (const child of tree.children) visit(child, [tree]);
  return [...blocks, ...rows].filter((block) => !isBlank(block));
}

const joined = (cells: readonly Block[]): Block =>
  cells.filter((cell) => !isBlank(cell)).flatMap((cell, i) => (i === 0 ? cell : [BORDER, ...cell]));

/** Where a character of the folded text stands: which leaf, and how far into it. */
interface Place {
  leaf: number;
  offset: number;
}

/** Text of a block with every run of white space as one space, and the place of each character. */
export function foldBlock(block: Block): { text: string; places: Place[] } {
  let text = '';
  const places: Place[] = [];
  block.forEach(({ value }, leaf) => {
    [...value].reduce((offset, character) => {
      const isSpace = /\s/.test(character);
      if (!isSpace || !(text === '' || text.endsWith(' '))) {
        places.push(...Array.from({ length: character.length }, () => ({ leaf, offset })));
        text += isSpace ? ' ' : character;
      }
      return offset + character.length;
    }, 0);
  });
  return { text: text.trimEnd(), places };
}
