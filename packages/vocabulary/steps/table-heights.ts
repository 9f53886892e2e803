import { textOf } from '@sablier-docs/built/hast';
import type { Element, Root, Text } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * After so many letters a table is below the first window, where its height need not be exact: a window of 1366 by
 * 900 pixels shows 3,000 of running text, and one of a phone 1,300.
 */
const FIRST_WINDOW = 3000;

/** In rem: a row with one line and its padding, each further line, and the row of the head. */
const ROW = 2.4;
const LINE = 1.28;
const HEAD = 2.3;

/** Letters in a line of a cell, between those of a phone (20) and those beside the sidebar (60). */
const LETTERS = 34;

const linesOf = (cell: string): number =>
  cell.includes(' ') ? Math.ceil(cell.length / LETTERS) : 1;

/** About how high a table is, in rem. */
function heightOf(table: Element): number {
  const rows: Element[] = [];
  visit(table, { tagName: 'tr' }, (row: Element) => void rows.push(row));
  return rows.slice(1).reduce((sum, row) => {
    const lines = Math.max(1, ...row.children.map((cell) => linesOf(textOf(cell))));
    return sum + ROW + (lines - 1) * LINE;
  }, HEAD);
}

const isTableOrText = (node: { type: string }): node is Element | Text =>
  node.type === 'text' || (node.type === 'element' && (node as Element).tagName === 'table');

/**
 * Rehype step: a table below the first window says in `data-height` about how high it is, in rem, so that the browser can
 * lay it out when it comes near (packages/ui/TableScroll).
 */
export function rehypeTableHeights() {
  return (tree: Root) => {
    let letters = 0;
    visit(tree, isTableOrText, (node: Element | Text) => {
      if (node.type === 'text') letters += node.value.trim().length;
      else if (letters >= FIRST_WINDOW) node.properties['data-height'] = heightOf(node).toFixed(1);
    });
  };
}
