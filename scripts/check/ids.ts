import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

interface Node {
  properties?: { id?: unknown };
  attributes?: { name?: string; value?: unknown }[];
}

/** The ids in the HTML of a page: those of its own elements, and those that elements of the vocabulary expand to. */
export function idsOfTree(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, (node) => {
    const { properties, attributes } = node as Node;
    const values = [properties?.id, attributes?.find(({ name }) => name === 'id')?.value];
    for (const value of values) if (typeof value === 'string') ids.add(value);
  });
  return ids;
}
