// remark-lint with the rules of this site. Rules for prose are in scripts/check/prose.
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import fencedCodeFlag from 'remark-lint-fenced-code-flag';
import noDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import consistent from 'remark-preset-lint-consistent';
import recommended from 'remark-preset-lint-recommended';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';

const linter = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkDirective)
  .use(recommended)
  .use(consistent)
  .use(noDuplicateHeadings)
  .use(fencedCodeFlag, { allowEmpty: false })
  .use(remarkStringify)
  .freeze();

/**
 * The page with the linter's messages.
 * @param {string} file from the root of the repository
 * @param {string} text
 * @returns {Promise<VFile>}
 */
export async function lintMarkdown(file, text) {
  // `{#id}` after a heading is Docusaurus' syntax; to MDX it would be an expression.
  const value = text.replace(/^(#+ .*?)\s*\{#[\w-]+\}$/gm, '$1');
  const page = new VFile({ path: file, value });
  try {
    await linter.run(linter.parse(page), page);
  } catch (error) {
    page.message(/** @type {Error} */ (error));
  }
  return page;
}
