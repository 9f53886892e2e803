import type { Drawn } from './drawn';

const SVG = 'http://www.w3.org/2000/svg';

/** Names that a document writes in another way than React, beyond hyphens. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  viewBox: 'viewBox',
};

const attributeName = (name: string): string =>
  NAMES[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const styleText = (style: object): string =>
  Object.entries(style)
    .map(([name, value]) => `${attributeName(name)}:${value as string}`)
    .join(';');

function set(element: Element, name: string, value: unknown): void {
  // A field has what the reader gave it; an attribute would be its value at the beginning.
  if (name === 'defaultValue') (element as HTMLInputElement).value = String(value);
  else if (name === 'defaultChecked') (element as HTMLInputElement).checked = Boolean(value);
  else if (value === undefined || value === null || value === false)
    element.removeAttribute(attributeName(name));
  else if (name === 'style') element.setAttribute(name, styleText(value as object));
  else element.setAttribute(attributeName(name), value === true ? '' : String(value as string));
}

function create(drawn: Drawn | string, inSvg: boolean): Node {
  if (typeof drawn === 'string') return document.createTextNode(drawn);
  const isSvg = inSvg || drawn.tag === 'svg';
  const element = isSvg
    ? document.createElementNS(SVG, drawn.tag)
    : document.createElement(drawn.tag);
  for (const [name, value] of Object.entries(drawn.props)) set(element, name, value);
  element.append(...drawn.children.map((child) => create(child, isSvg)));
  return element;
}

/** Whether two values of a property are the same; the objects of styles are those of their modules. */
const isSame = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

function patchNode(node: Node, from: Drawn | string, to: Drawn | string): void {
  if (typeof from === 'string' && typeof to === 'string') {
    if (from !== to) node.textContent = to;
  } else if (typeof from !== 'string' && typeof to !== 'string' && from.tag === to.tag) {
    const element = node as Element;
    for (const name of new Set([...Object.keys(from.props), ...Object.keys(to.props)])) {
      if (!isSame(from.props[name], to.props[name])) set(element, name, to.props[name]);
    }
    patch(element, from.children, to.children);
  } else {
    const isSvg = (node.parentNode as Element | null)?.namespaceURI === SVG;
    (node as ChildNode).replaceWith(create(to, isSvg));
  }
}

/** Changes in a document what differs between two pictures, and nothing else. */
export function patch(
  parent: Element,
  from: readonly (Drawn | string)[],
  to: readonly (Drawn | string)[],
): void {
  const nodes = [...parent.childNodes];
  for (const [at, next] of to.entries()) {
    const node = nodes[at];
    const before = from[at];
    if (node && before !== undefined) patchNode(node, before, next);
    else parent.append(create(next, parent.namespaceURI === SVG));
  }
  for (const node of nodes.slice(to.length)) node.remove();
}
