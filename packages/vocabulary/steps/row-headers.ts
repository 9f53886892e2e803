import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const isElement = (node: { type: string }): node is Element => node.type === 'element';
const childrenOf = (node: Element, tag: string) =>
  node.children.filter(isElement).filter((child) => child.tagName === tag);

/**
 * Rehype step: in a table whose first header cell is empty, the cells of the first column become row headers,
 * and the empty corner becomes a plain cell.
 */
export function rehypeRowHeaders() {
  return (tree: Root) => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [head] = childrenOf(table, 'thead').flatMap((part) => childrenOf(part, 'tr'));
      const corner = head && childrenOf(head, 'th')[0];
      if (!corner || corner.children.length > 0) return;
      corner.tagName = 'td';
      for (const row of childrenOf(table, 'tbody').flatMap((part) => childrenOf(part, 'tr'))) {
        const first = childrenOf(row, 'td')[0];
        if (first) Object.assign(first, { tagName: 'th', properties: { scope: 'row' } });
      }
    });
  };
}
