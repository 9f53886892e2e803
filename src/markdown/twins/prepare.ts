import type { Element, ElementContent } from 'hast';
import { attribute, element, isElement, text, textOf } from '../../built/hast';
import { isSkipped } from '../../built/skip';
import { slugOf } from '../../search/pages';
import { rewrites } from './blocks';
import { twinLink, type Links } from './links';

/**
 * The content of a page as plain HTML: without controls and chrome, with the site's components
 * replaced by what they say, and with the links of the twin.
 * @throws when a component is not built as expected, or has no words to stand for it
 */
export function prepare(root: Element, links: Links): Element {
  const page = `${links.siteUrl}${links.route}`;
  let section = '';

  const visitAll = (nodes: ElementContent[]): ElementContent[] => nodes.flatMap(visit);

  const visit = (node: ElementContent): ElementContent[] => {
    if (node.type === 'text') return [text(node.value.replace(/[\u00ad\u200b]/g, ''))];
    if (!isElement(node)) return [];
    const tool = attribute(node, 'dataTool');
    if (tool !== undefined) return [toolLine(node, tool, page + section)];
    if (isSkipped(node, 'twin')) return [];

    const id = attribute(node, 'id');
    const isHeading = /^h[1-6]$/.test(node.tagName);
    if (isHeading && id) section = `#${id}`;

    for (const rewrite of rewrites) {
      const replaced = rewrite(node);
      // What a rewrite hands back as it was is only entered, or it would be rewritten again.
      if (replaced) return replaced.flatMap((one) => (one === node ? [enter(node)] : visit(one)));
    }
    if (isHeading) return [heading(enter(node), links.anchors === false ? undefined : id)];
    return [enter(node)];
  };

  const enter = (node: Element): Element => {
    const { tagName, properties } = node;
    // Code and formulas are taken as they are.
    if (tagName === 'fence' || tagName.startsWith('tex')) return node;
    const href = tagName === 'a' ? attribute(node, 'href') : undefined;
    const address = href === undefined ? {} : { href: twinLink(href, links) };
    return element(tagName, visitAll(node.children), { ...properties, ...address });
  };

  return enter(root);
}

/** A heading says its anchor where the anchor does not follow from its words. */
function heading(node: Element, id: string | undefined): Element {
  if (!id || node.tagName === 'h1' || slugOf(textOf(node).trim()) === id) return node;
  return element(node.tagName, [...node.children, text(` {#${id}}`)], node.properties);
}

/** A tool works on its page alone; its twin says what it does and where it is. */
function toolLine(node: Element, says: string, address: string): Element {
  if (!says) throw new Error('data-tool says nothing. Give it a sentence on what the tool does.');
  return element('p', [
    element('em', [text('Interactive tool:')]),
    text(` ${says} `),
    element('a', [text('Open it on the page')], { href: address }),
    text('.'),
  ]);
}
