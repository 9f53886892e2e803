import type { Element, Root } from 'hast';
import { contentOf, metaOf } from '@sablier-docs/built/content';
import { findElement, textOf } from '@sablier-docs/built/hast';
import { toMarkdown } from './convert';
import { headerOf } from './header';
import type { Links } from './links';
import { prepare } from './prepare';

export interface MarkdownPage {
  route: string;
  title: string;
  description: string;
  /** The text below the header, as GFM. */
  body: string;
  /** The whole file. */
  markdown: string;
}

/**
 * The Markdown of a built page: title, description, address and index, then the content. It comes from the
 * HTML, so that it includes generated tables, code samples and data.
 * @throws when the page has no content, title or description
 */
export function markdownOf(page: Root, links: Links): MarkdownPage {
  const { route, siteUrl } = links;
  const root = contentOf(page);
  const title = root && findElement(root, ({ tagName }) => tagName === 'h1');
  const description = metaOf(page, 'description');
  if (!root || !title || !description) {
    throw new Error(`${route} has no ${root ? (title ? 'description' : 'h1') : 'content'}.`);
  }
  try {
    const name = textOf(title).trim();
    const body = toMarkdown(without(prepare(root, links), 'h1')).trim();
    const header = headerOf({ title: name, description, page: siteUrl + route, siteUrl }).join(
      '\n\n',
    );
    return { route, title: name, description, body, markdown: `${header}\n\n${body}\n` };
  } catch (error) {
    throw new Error(`The Markdown of ${route} cannot be written.`, { cause: error });
  }
}

/** A copy without the elements of one name: the header has the title already. */
function without(node: Element, tagName: string): Element {
  const children = node.children
    .filter((child) => child.type !== 'element' || child.tagName !== tagName)
    .map((child) => (child.type === 'element' ? without(child, tagName) : child));
  return { ...node, children };
}
