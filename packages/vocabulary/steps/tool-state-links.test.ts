import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { remarkToolStateLinks } from './tool-state-links';

it('leaves out of the link check what has the state of a tool behind its id, and nothing else', () => {
  const tree: Root = unified()
    .use(remarkParse)
    .parse('[a](/x#tool?cliff=365&b=1) [b](/x#tool) [c](/x?q=1#tool) [d](#own-tool?a=2)');
  remarkToolStateLinks()(tree);
  const left: string[] = [];
  visit(tree, 'link', ({ url, data }) => {
    if (data?.hProperties?.['data-noBrokenLinkCheck'] === true) left.push(url);
  });
  expect(left).toEqual(['/x#tool?cliff=365&b=1', '#own-tool?a=2']);
});
