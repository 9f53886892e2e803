// Lints the Markdown of every page, or of those that are named, with remark-lint. House rules for prose (voice, front matter, links)
// are in tests/unit/content, because they need the site's own data.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
import { reporter } from 'vfile-reporter';

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
  .use(remarkStringify);

const named = process.argv.slice(2);
const all = ['docs', 'snippets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter(
      (file) =>
        file.endsWith('.mdx') && !/docs\/reference\/(lockup|flow|airdrops)\/contracts\//.test(file),
    ),
);

const pages = named.length > 0 ? named : all;
const files = await Promise.all(
  pages.map((file) => {
    // `{#id}` after a heading is Docusaurus' syntax; to MDX it would be an expression.
    const value = readFileSync(file, 'utf8').replace(/^(#+ .*?)\s*\{#[\w-]+\}$/gm, '$1');
    return linter.process(new VFile({ path: file, value }));
  }),
);

const found = reporter(files, { quiet: true });
if (found) {
  console.error(found);
  process.exit(1);
}
console.log(`${pages.length} pages linted`);
