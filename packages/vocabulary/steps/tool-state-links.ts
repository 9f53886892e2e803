import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A tool's id and its state in the hash, see packages/kit/form/url-state.ts. */
const STATE = /#[\w-]+\?/;

/**
 * Remark step: Docusaurus compares the whole hash with the anchors of the page, and a tool's state is not in any.
 * The test of the built links compares the id before the state.
 */
export function remarkToolStateLinks() {
  return (tree: Root) => {
    visit(tree, 'link', (link) => {
      if (!STATE.test(link.url)) return;
      link.data = { ...link.data, hProperties: { 'data-noBrokenLinkCheck': true } };
    });
  };
}
