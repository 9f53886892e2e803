import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList } from 'unified';
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

/** As Docusaurus does it, up to the code of the page, which is the business of a build. */
const compiler = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(markdown.beforeDefaultRemarkPlugins as PluggableList)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(markdown.remarkPlugins as PluggableList)
  .use([[remarkRehype, { passThrough: MDX_NODES }]] as PluggableList)
  .use(markdown.rehypePlugins as PluggableList);

/**
 * Compiles a page with the steps of the site: samples and their regions, terms, facts, queries and
 * formulas have to exist.
 * @returns what stops it, as `file:line: what`; undefined when nothing does
 */
export async function compileError({ file, text }: Source): Promise<string | undefined> {
  const page = new VFile({ path: file, value: escapeMarkdownHeadingIds(text) });
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
