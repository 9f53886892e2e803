import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap } from 'parse5';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

/** Where an element of the head is in the text of a page, in UTF-16 units, with its tags. */
interface Place {
  start: number;
  end: number;
}

/**
 * Finds an element of a page's head as browsers read it, so that markup can be put beside it and every other byte
 * of the page stays.
 * @param attributes that it must have, with these values
 * @returns undefined when the head has none
 */
export function inHead(
  html: string,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Place | undefined {
  const page = parse(html, { sourceCodeLocationInfo: true });
  const root = child(page, 'html');
  const head = root && child(root, 'head');
  const found = head?.childNodes.find(
    (node): node is Element => tree.isElementNode(node) && fits(node, name, attributes),
  );
  const at = found?.sourceCodeLocation;
  return at ? { start: at.startOffset, end: at.endOffset } : undefined;
}

const child = (node: DefaultTreeAdapterMap['parentNode'], name: string): Element | undefined =>
  node.childNodes.find(
    (some: Node): some is Element => tree.isElementNode(some) && some.tagName === name,
  );

const fits = (node: Element, name: string, attributes: Readonly<Record<string, string>>) =>
  node.tagName === name &&
  Object.entries(attributes).every(([key, value]) =>
    node.attrs.some((own) => own.name === key && own.value === value),
  );
