import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

type Step = () => (tree: Root, file: { path?: string }) => void;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/**
 * The tree of a page after some steps, which run as on the site.
 * @param text the page in MDX
 * @param path from the root of the repository
 */
export function readMdx(text: string, steps: readonly Step[], path = 'docs/guides/page.mdx'): Root {
  const file = new VFile({ path: `${process.cwd()}/${path}`, value: text });
  const tree = parser.parse(file);
  for (const step of steps) step()(tree, file);
  return tree;
}
