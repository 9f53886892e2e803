import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readMarks } from '../components/Code/marks';
import { readMeta } from '../components/Code/meta';
import { at, type Page } from './fail';

/**
 * Remark step: reads the meta and the comments of every fence as src/components/Code will, so that a
 * mistake stops the build with the page and the line of the fence.
 */
export function remarkFences() {
  return (tree: Root, page: Page) => {
    visit(tree, 'code', (node) => {
      at(page, node, () => readMarks(node.value, readMeta(node.meta ?? '').lines));
    });
  };
}
