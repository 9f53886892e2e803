import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'hast';
import type { Root as MdastRoot } from 'mdast';
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
import type { Source } from './pages';

const causeOf = ({ cause }: { cause?: unknown }) => (cause instanceof Error ? cause.message : '');

/** What MDX adds to Markdown and rehype leaves as it is. */
const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
];

/** A colon before a word is no directive to the framework: it puts the text back. */
function remarkColons() {
  return (tree: MdastRoot) => {
    visit(tree, 'textDirective', (node: { name: string }) => {
      Object.assign(node, { type: 'text', value: `:${node.name}` });
    });
  };
}

/** As Docusaurus does it, up to the HTML of the page before formulas and marks. */
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

/** Up to the code of the page, which is the business of a build. */
const compiler = reader().use(markdown.rehypePlugins as PluggableList);

const fileOf = ({ file, text }: Source) =>
  new VFile({ path: file, value: escapeMarkdownHeadingIds(text) });

/**
 * The HTML of a page as a tree, before formulas are drawn.
 * @throws what its steps throw
 */
export async function htmlOf(source: Source): Promise<Root> {
  const page = fileOf(source);
  return (await reader.run(reader.parse(page), page)) as unknown as Root;
}

/**
 * Compiles a page with the steps of the site: samples and their regions, terms, facts, queries and
 * formulas have to exist.
 * @returns what stops it, as `file:line: what`; undefined when nothing does
 */
export async function compileError(source: Source): Promise<string | undefined> {
  const { file } = source;
  const page = fileOf(source);
  try {
    await compiler.run(compiler.parse(page), page);
    // KaTeX reports what it cannot read and draws it in red.
    const [message] = page.messages;
    return message && `${file}:${message.line ?? 1}: ${message.reason} ${causeOf(message)}`.trim();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (message.startsWith(file)) return message;
    const { line } = error as { line?: number };
    return `${file}:${line ?? 1}: ${message}`;
  }
}
