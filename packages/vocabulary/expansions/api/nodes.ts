import type { PhrasingContent, RootContent, Table, TableRow } from 'mdast';

export type Inline = PhrasingContent;
export type Block = RootContent;
/** A cell: text with code in backticks, or nodes. */
export type Cell = string | Inline[];

export const apiTextNode = (value: string): Inline => ({ type: 'text', value });
export const apiCodeNode = (value: string): Inline => ({ type: 'inlineCode', value });

/** Text with code in backticks. */
export const apiProseNode = (value: string): Inline[] =>
  value
    .split('`')
    .map((part, i) => (i % 2 === 0 ? apiTextNode(part) : apiCodeNode(part)))
    .filter((node) => 'value' in node && node.value !== '');

type Attributes = Record<string, string>;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));

/** An element within a line, for example `<CopyText value="…" />`. */
export const apiElementNode = (
  name: string,
  attributes: Attributes,
  children: Inline[] = [],
): Inline =>
  ({
    type: 'mdxJsxTextElement',
    name,
    attributes: attributesOf(attributes),
    children,
    // Lower-case names stay plain HTML, because a table of 100 links needs no router.
    data: { _mdxExplicitJsx: true },
  }) as unknown as Inline;

/** An element as a block, for example `<QueryVersion vendor="envio">…</QueryVersion>`. */
export const apiBlockNode = (name: string, attributes: Attributes, children: Block[] = []): Block =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesOf(attributes),
    children,
  }) as unknown as Block;

/** A plain link to another site or to an anchor on the same page. */
export const apiLinkNode = (href: string, label: Inline[], name?: string): Inline =>
  apiElementNode('a', name ? { href, 'aria-label': name } : { href }, label);

/**
 * A table; `ids` are the anchors of the rows, in order.
 * @throws when it has no rows, or a row has a different number of cells than the head
 */
export function apiTableNode(
  head: readonly string[],
  rows: readonly Cell[][],
  ids?: string[],
): Table {
  if (rows.length === 0) throw new Error(`The table "${head.join(' | ')}" has no rows.`);
  const lines = rows.map((cells, i) => {
    if (cells.length !== head.length) throw new Error(`A row has ${cells.length} cells.`);
    return line(cells, ids?.[i]);
  });
  return { type: 'table', children: [line(head), ...lines] };
}

const line = (cells: readonly Cell[], id?: string): TableRow => ({
  type: 'tableRow',
  children: cells.map((cell) => ({
    type: 'tableCell',
    children: typeof cell === 'string' ? apiProseNode(cell) : cell,
  })),
  ...(id ? { data: { hProperties: { id } } as never } : {}),
});
