import type { Element, Root } from 'hast';
import { contentOf, metaOf } from '../../built/content';
import { find, textOf } from '../../built/hast';
import { toMarkdown } from './convert';
import { headerOf } from './header';
import type { Links } from './links';
import { prepare } from './prepare';

export interface Twin {
  route: string;
  title: string;
  description: string;
  /** What stands below the header, as GFM. */
  body: string;
  /** The whole file. */
  markdown: string;
}

/**
 * The Markdown of a built page: title, description, address and index, then the content. It is made from
 * the HTML, so that generated tables, included code and facts are in it.
 * @throws when the page has no content, title or description
 */
export function twinOf(page: Root, links: Links): Twin {
  const { route, siteUrl } = links;
  const root = contentOf(page);
  const title = root && find(root, ({ tagName }) => tagName === 'h1');
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

/** A copy without the elements of one name; the header says the title already. */
function without(node: Element, tagName: string): Element {
  const children = node.children
    .filter((child) => child.type !== 'element' || child.tagName !== tagName)
    .map((child) => (child.type === 'element' ? without(child, tagName) : child));
  return { ...node, children };
}
