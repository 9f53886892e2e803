import type { PhrasingContent, RootContent, Table, TableRow } from 'mdast';

export type Inline = PhrasingContent;
export type Block = RootContent;
/** A cell: text with backticks for code, or ready nodes. */
export type Cell = string | Inline[];

export const text = (value: string): Inline => ({ type: 'text', value });
export const code = (value: string): Inline => ({ type: 'inlineCode', value });

/** Text in which backticks mark code. */
export const prose = (value: string): Inline[] =>
  value
    .split('`')
    .map((part, i) => (i % 2 === 0 ? text(part) : code(part)))
    .filter((node) => 'value' in node && node.value !== '');

type Attributes = Record<string, string>;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));

/** An element within a line, for example `<CopyText value="…" />`. */
export const element = (name: string, attributes: Attributes, children: Inline[] = []): Inline =>
  ({
    type: 'mdxJsxTextElement',
    name,
    attributes: attributesOf(attributes),
    children,
    // Lower-case names stay plain HTML: a table of 100 links needs no router.
    data: { _mdxExplicitJsx: true },
  }) as unknown as Inline;

/** An element of its own, for example `<QueryVersion vendor="envio">…</QueryVersion>`. */
export const block = (name: string, attributes: Attributes, children: Block[] = []): Block =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesOf(attributes),
    children,
  }) as unknown as Block;

/** A plain link: an address outside the site, or an anchor of the same page. */
export const link = (href: string, label: Inline[], name?: string): Inline =>
  element('a', name ? { href, 'aria-label': name } : { href }, label);

/**
 * A table; `ids` give rows an anchor, in order.
 * @throws when there are no rows, or a row has another number of cells than the head
 */
export function table(head: readonly string[], rows: readonly Cell[][], ids?: string[]): Table {
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
    children: typeof cell === 'string' ? prose(cell) : cell,
  })),
  ...(id ? { data: { hProperties: { id } } as never } : {}),
});
