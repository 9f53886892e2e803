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
  // The head is a hundredth of a long page. What only looks like the tag of the body, in a script or a comment, leaves
  // the part without a body: then the whole page is parsed.
  const part = html.slice(0, html.indexOf('>', html.indexOf('<body')) + 1);
  const start = rootOf(part);
  const root = start && hasOwnBody(start) ? start : rootOf(html);
  const head = root && child(root, 'head');
  const found = head?.childNodes.find(
    (node): node is Element => tree.isElementNode(node) && fits(node, name, attributes),
  );
  const at = found?.sourceCodeLocation;
  return at ? { start: at.startOffset, end: at.endOffset } : undefined;
}

const rootOf = (html: string): Element | undefined =>
  child(parse(html, { sourceCodeLocationInfo: true }), 'html');

/** The parser adds a body to a page without one; that one has no place in the text. */
const hasOwnBody = (root: Element): boolean => Boolean(child(root, 'body')?.sourceCodeLocation);

const child = (node: DefaultTreeAdapterMap['parentNode'], name: string): Element | undefined =>
  node.childNodes.find(
    (some: Node): some is Element => tree.isElementNode(some) && some.tagName === name,
  );

const fits = (node: Element, name: string, attributes: Readonly<Record<string, string>>) =>
  node.tagName === name &&
  Object.entries(attributes).every(([key, value]) =>
    node.attrs.some((own) => own.name === key && own.value === value),
  );
