import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.ChildNode;

export const parseHtml = (html: string): Tree.Document => parse(html);

export function isElement(node: Node | Tree.Document): node is Element {
  return 'tagName' in node;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** The first element in document order for which `test` holds. */
export function find(
  node: Element | Tree.Document,
  test: (element: Element) => boolean,
): Element | undefined {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    if (test(child)) return child;
    const inner = find(child, test);
    if (inner) return inner;
  }
  return undefined;
}

/** `content` of the `<meta>` with this name. */
export function metaContent(document: Tree.Document, name: string): string | undefined {
  const meta = find(
    document,
    (element) => element.tagName === 'meta' && attribute(element, 'name') === name,
  );
  return meta && attribute(meta, 'content');
}
