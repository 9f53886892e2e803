import type { Element, Root } from 'hast';
import { attribute, findElement, hasClass } from './hast.ts';

/** The text of a documentation page; the main element of other pages. */
export function contentOf(page: Root): Element | undefined {
  return (
    findElement(page, (node) => hasClass(node, 'theme-doc-markdown')) ??
    findElement(page, (node) => node.tagName === 'article' && hasClass(node, 'markdown')) ??
    findElement(page, ({ tagName }) => tagName === 'main')
  );
}

/** `content` of the `<meta>` with this name. */
export function metaOf(page: Root, name: string): string | undefined {
  const meta = findElement(
    page,
    (node) => node.tagName === 'meta' && attribute(node, 'name') === name,
  );
  return meta && attribute(meta, 'content');
}
