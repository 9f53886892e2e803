import type { BlockContent, Heading, List, PhrasingContent, Table } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

type Attributes = Record<string, string>;

const attributes = (values: Attributes) =>
  Object.entries(values).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }));

/** `<Name …>` as a block. */
export const blockNode = (
  name: string,
  values: Attributes,
  children: readonly (BlockContent | Heading)[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributes(values),
  children: [...children] as MdxJsxFlowElement['children'],
});

/** `<Address …/>` within a line. */
export const addressNode = (values: Attributes): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'Address',
  attributes: attributes(values),
  children: [],
});

export const textNode = (value: string): PhrasingContent => ({ type: 'text', value });
export const codeNode = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
export const linkNode = (url: string, children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  children: children as never,
});

/** A line of text with code in backticks. */
export function proseNode(line: string): PhrasingContent[] {
  return line
    .split('`')
    .map((part, i) => (i % 2 === 1 ? codeNode(part) : textNode(part)))
    .filter((node) => 'value' in node && node.value !== '');
}

export const headingNode = (depth: 2 | 3 | 4, title: string, id: string): Heading => ({
  type: 'heading',
  depth,
  data: { hProperties: { id } },
  children: [textNode(title)],
});

/**
 * @param label the table's accessible name
 * @param head column titles; an empty first one makes row headers of the first column
 */
export const tableNode = (
  label: string,
  head: readonly string[],
  rows: readonly PhrasingContent[][][],
): Table => ({
  type: 'table',
  data: { hProperties: { ariaLabel: label } },
  children: [head.map((title) => (title ? [textNode(title)] : [])), ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
});

export const list = (items: readonly PhrasingContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children }],
  })),
});
