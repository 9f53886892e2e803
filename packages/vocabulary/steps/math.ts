import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** KaTeX sets `.katex` to 1.21em with a line height of 1.2 (katex.min.css, both versions' values). */
const SCALE = 1.21;
const MIN_LINE = { ascent: 0.85, depth: 0.35 };

const hasClass = (node: Element, name: string) =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);

/**
 * Rehype step after rehype-katex. Inline formulas keep only their MathML, which every current browser renders
 * without a stylesheet. Display formulas reserve the height that the stylesheet will give them, so that the
 * layout does not shift when it loads, and wide ones can be scrolled by keyboard. A page with a display formula
 * gets `<MathStyles />`, which requests the stylesheet.
 */
export function rehypeMath() {
  return (tree: Root) => {
    let display = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (hasClass(node, 'katex-display')) {
        display++;
        Object.assign(node.properties, {
          style: `--formula-height:${displayHeight(node).toFixed(3)}em`,
          tabIndex: 0,
          role: 'group',
          ariaLabel: 'Formula',
        });
        return 'skip';
      }
      if (hasClass(node, 'katex') && parent && index !== undefined) {
        const math = find(node, (child) => child.tagName === 'math');
        if (math) parent.children[index] = math;
        return 'skip';
      }
      return undefined;
    });
    if (display > 0) {
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'MathStyles',
        attributes: [],
        children: [],
      } as never);
    }
  };
}

/** Height of a display formula, in em of the surrounding text, from the struts that KaTeX emits. */
function displayHeight(display: Element): number {
  let { ascent, depth } = MIN_LINE;
  visit(display, 'element', (node) => {
    if (!hasClass(node, 'strut')) return;
    const style = String(node.properties.style ?? '');
    const height = Number(/height:([\d.]+)em/.exec(style)?.[1] ?? 0);
    const below = -Number(/vertical-align:(-?[\d.]+)em/.exec(style)?.[1] ?? 0);
    depth = Math.max(depth, below);
    ascent = Math.max(ascent, height - below);
  });
  return (ascent + depth) * SCALE;
}

function find(node: Element, test: (node: Element) => boolean): Element | undefined {
  for (const child of node.children as ElementContent[]) {
    if (child.type !== 'element') continue;
    const found = test(child) ? child : find(child, test);
    if (found) return found;
  }
  return undefined;
}
