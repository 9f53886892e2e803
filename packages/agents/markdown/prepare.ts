import type { Element, ElementContent } from 'hast';
import { attribute, hastElement, isElement, text, textOf } from '@sablier-docs/built/hast';
import { isSkipped } from '@sablier-docs/built/skip';
import { pageSlug } from '@sablier-docs/search/page-paths';
import { rewrites } from './blocks';
import { markdownLink, type Links } from './links';

/**
 * The content of a page as plain HTML: without controls and chrome, with the site's components replaced by
 * text, and with links to Markdown pages.
 * @throws when a component has an unexpected structure, or no text to replace it
 */
export function prepare(root: Element, links: Links): Element {
  const page = `${links.siteUrl}${links.route}`;
  let section = '';
  const shown = new Set<string>();

  const visitAll = (nodes: ElementContent[]): ElementContent[] => nodes.flatMap(visit);

  const visit = (node: ElementContent): ElementContent[] => {
    if (node.type === 'text') return [text(node.value.replace(/[\u00ad\u200b]/g, ''))];
    if (!isElement(node)) return [];
    const tool = attribute(node, 'dataTool');
    if (tool !== undefined) return [toolLine(node, tool, page + section)];
    if (isSkipped(node, 'markdown')) return [];

    // A page that shows several parts of a file links to the whole file once.
    const file = node.tagName === 'whole-file' ? attribute(node, 'dataSrc') : undefined;
    if (file !== undefined && shown.has(file)) return [];
    if (file !== undefined) shown.add(file);

    const id = attribute(node, 'id');
    const isHeading = /^h[1-6]$/.test(node.tagName);
    if (isHeading && id) section = `#${id}`;

    for (const rewrite of rewrites) {
      const replaced = rewrite(node);
      // Only descend into a node that a rewrite returns unchanged, or it would be rewritten again.
      if (replaced) return replaced.flatMap((one) => (one === node ? [enter(node)] : visit(one)));
    }
    if (isHeading) return [heading(enter(node), links.anchors === false ? undefined : id)];
    return [enter(node)];
  };

  const enter = (node: Element): Element => {
    const { tagName, properties } = node;
    // Code and formulas stay unchanged.
    if (tagName === 'fence' || tagName.startsWith('tex')) return node;
    const href = tagName === 'a' ? attribute(node, 'href') : undefined;
    const address = href === undefined ? {} : { href: markdownLink(href, links) };
    return hastElement(tagName, visitAll(node.children), { ...properties, ...address });
  };

  return enter(root);
}

/** A heading shows its anchor if that doesn't follow from its text. */
function heading(node: Element, id: string | undefined): Element {
  if (!id || node.tagName === 'h1' || pageSlug(textOf(node).trim()) === id) return node;
  return hastElement(node.tagName, [...node.children, text(` {#${id}}`)], node.properties);
}

/** A tool works only on its HTML page; the Markdown describes it and links to it. */
function toolLine(node: Element, sentence: string, address: string): Element {
  if (!sentence) throw new Error('data-tool is empty. Give it a sentence on what the tool does.');
  return hastElement('p', [
    hastElement('em', [text('Interactive tool:')]),
    text(` ${sentence} `),
    hastElement('a', [text('Open it on the page')], { href: address }),
    text('.'),
  ]);
}
