import type { Element, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { liveComponents } from './vocabulary';

/** Blocks of text that src/components/Keep may leave as the server wrote them. */
const BLOCKS = new Set(['p', 'ul', 'ol', 'blockquote', 'table']);

interface JsxNode {
  type: string;
  name?: string | null;
  value?: string;
}

/** Whether this node, without its children, may do something in the browser. */
function isLive(node: Root | RootContent): boolean {
  const { type, name, value } = node as JsxNode;
  if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement')
    return Boolean(name && liveComponents.has(name));
  // Values and comments are still; elements in braces are not looked into.
  return type.endsWith('Expression') && /<\w/.test(value ?? '');
}

function hasLivePart(tree: Root | Element): boolean {
  let live = false;
  visit(tree, (node) => {
    live ||= isLive(node);
  });
  return live;
}

/** `export const still = true` as MDX keeps it. */
const stillExport = {
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: [
        {
          type: 'ExportNamedDeclaration',
          specifiers: [],
          source: null,
          attributes: [],
          declaration: {
            type: 'VariableDeclaration',
            kind: 'const',
            declarations: [
              {
                type: 'VariableDeclarator',
                id: { type: 'Identifier', name: 'still' },
                init: { type: 'Literal', value: true, raw: 'true' },
              },
            ],
          },
        },
      ],
    },
  },
};

/**
 * Rehype step: a page on which no component does anything in the browser exports `still`, and its
 * text is not loaded a second time as code (src/plugins/lean-client/still-page.cjs). On the others the
 * outermost blocks in which nothing does are marked with `data-keep`; src/theme/MDXComponents reads
 * the mark and takes it away.
 */
export function rehypeKeep() {
  return (tree: Root) => {
    if (!hasLivePart(tree)) {
      tree.children.push(structuredClone(stillExport) as never);
      return;
    }
    visit(tree, 'element', (element) => {
      if (!BLOCKS.has(element.tagName) || hasLivePart(element)) return undefined;
      element.properties.dataKeep = '';
      return SKIP;
    });
  };
}
