import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import rehypeKatex from 'rehype-katex';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { markdown } from '../../config/markdown';
import type { Fault } from '@sablier-docs/vocabulary/page-faults';
import { frontMatterFaults } from './front-matter';
import type { Source } from './pages';

const causeOf = ({ cause }: { cause?: unknown }) => (cause instanceof Error ? cause.message : '');

/** Node types that MDX adds and rehype keeps. */
const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
];

/** The framework doesn't treat a colon before a word as a directive and restores the text; so does this. */
function remarkColons() {
  return (tree: MdastRoot) => {
    visit(tree, 'textDirective', (node: { name: string }) => {
      Object.assign(node, { type: 'text', value: `:${node.name}` });
    });
  };
}

/** The steps of Docusaurus, up to the HTML of the page before formulas and marks. */
const reader = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(markdown.beforeDefaultRemarkPlugins as PluggableList)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkColons)
  .use(markdown.remarkPlugins as PluggableList)
  .use([[remarkRehype, { passThrough: MDX_NODES }]] as PluggableList)
  .freeze();

/** Formulas, whose faults are those of the page. Marks after tested sentences are made by a build only. */
const formulas = unified().use(rehypeKatex, { strict: true, throwOnError: true }).freeze();

declare module 'vfile' {
  interface DataMap {
    /** Every fault of a page; see packages/vocabulary/page-faults.ts. */
    faults?: Fault[];
  }
}

const fileOf = ({ file, text }: Source) =>
  new VFile({ path: file, value: escapeMarkdownHeadingIds(text) });

/**
 * The HTML tree of a page, before formulas are rendered.
 * @throws the errors of its steps
 */
export async function htmlOf(source: Source): Promise<Root> {
  const page = fileOf(source);
  return (await reader.run(reader.parse(page), page)) as unknown as Root;
}

/** A page as the site's steps see it. */
export interface Compiled {
  /** Before formulas are drawn; none when the page cannot be read as MDX. */
  tree?: Root;
  faults: Fault[];
}

/**
 * Compiles a page with the steps of the site: samples and their regions, elements, terms, facts, queries and
 * formulas have to exist. All faults are reported, except that nothing is checked after one that MDX cannot read.
 */
export async function compilePage(source: Source): Promise<Compiled> {
  const page = fileOf(source);
  const faults: Fault[] = await frontMatterFaults(source);
  page.data.faults = faults;
  let tree: Root | undefined;
  try {
    tree = (await reader.run(reader.parse(page), page)) as unknown as Root;
    await formulas.run(structuredClone(tree), page);
  } catch (error) {
    faults.push(faultOf(error));
  }
  // KaTeX reports a formula that it cannot read and draws it in red.
  for (const message of page.messages) {
    const placed = message.ancestors?.findLast(({ position }) => position)?.position?.start;
    const { line = 1, column = 1 } = message.place ? message : (placed ?? {});
    faults.push({ line, column, says: `${message.reason} ${causeOf(message)}`.trim() });
  }
  return { ...(tree && { tree }), faults };
}

function faultOf(error: unknown): Fault {
  const says = error instanceof Error ? error.message : String(error);
  const { line, column } = error as { line?: number; column?: number };
  return { line: line ?? 1, column: column ?? 1, says };
}
