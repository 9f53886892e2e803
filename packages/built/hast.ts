import type { Element, ElementContent, Nodes, Parents } from 'hast';

/** Helpers for the tree of a built page. */

export const isElement = (node: Nodes): node is Element => node.type === 'element';

export function hasClass(node: Element, name: string): boolean {
  const { className } = node.properties;
  return Array.isArray(className) && className.includes(name);
}

/** Value of an attribute as text; undefined when it is absent or has no value. */
export function attribute(node: Element, name: string): string | undefined {
  const value = node.properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The first element below `node` that passes the test, in document order. */
export function findElement(node: Parents, test: (node: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = test(child) ? child : findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

/** Every element below `node` that passes the test and isn't inside another one that does, in document order. */
export function findAll(node: Parents, test: (node: Element) => boolean): Element[] {
  const below: Nodes[] = node.children;
  return below.filter(isElement).flatMap((child) => (test(child) ? [child] : findAll(child, test)));
}

/** All text below a node, unchanged; `<br>` is a line break. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isElement(node) && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

export const text = (value: string): ElementContent => ({ type: 'text', value });

export const hastElement = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

/** A paragraph in bold. */
export const label = (children: ElementContent[]): Element =>
  hastElement('p', [hastElement('strong', children)]);
