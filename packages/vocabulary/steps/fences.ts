import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readLineMarks } from '@sablier-docs/ui/Code/marks';
import { readFenceOptions } from '@sablier-docs/ui/Code/fence-options';
import { at, type Page } from '../page-faults';

/**
 * Remark step: parses the meta and the comments of every fence with the code of packages/ui/Code, so that a
 * mistake stops the build with the page and the line of the fence.
 */
export function remarkFences() {
  return (tree: Root, page: Page) => {
    visit(tree, 'code', (node) => {
      at(page, node, () => readLineMarks(node.value, readFenceOptions(node.meta ?? '').lines));
    });
  };
}
