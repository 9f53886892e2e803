import type { Element, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Blocks of text that src/components/Keep may leave as the server wrote them. */
const BLOCKS = new Set(['p', 'ul', 'ol', 'blockquote', 'table']);

/** Elements that a component renders which listens to the reader: code has buttons, details open. */
const LIVE_TAGS = new Set(['pre', 'details', 'summary', 'input', 'button']);

/** Components that render text or a link and nothing that listens. */
const STILL_COMPONENTS = new Set(['ExternalLink', 'Release']);

interface JsxNode {
  type: string;
  name?: string | null;
}

/** Whether this node, without its children, does something in the browser. */
function isLive(node: Root | RootContent): boolean {
  if (node.type === 'element') return LIVE_TAGS.has(node.tagName);
  const { type, name } = node as JsxNode;
  if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement')
    return !name || (/^[A-Z]/.test(name) ? !STILL_COMPONENTS.has(name) : LIVE_TAGS.has(name));
  return type.startsWith('mdx');
}

function hasLivePart(element: Element): boolean {
  let live = false;
  visit(element, (node) => {
    live ||= isLive(node);
  });
  return live;
}

/**
 * Rehype step: marks with `data-keep` the outermost blocks in which nothing listens to the reader.
 * src/theme/MDXComponents reads the mark and takes it away.
 */
export function rehypeKeep() {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      if (!BLOCKS.has(element.tagName) || hasLivePart(element)) return undefined;
      element.properties.dataKeep = '';
      return SKIP;
    });
  };
}
