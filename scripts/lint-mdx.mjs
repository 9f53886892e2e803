// Lints the Markdown of every page, or of those that are named.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reporter } from 'vfile-reporter';
import { lintMarkdown } from './markdown-linter.mjs';

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
  pages.map((file) => lintMarkdown(file, readFileSync(file, 'utf8'))),
);

const found = reporter(files, { quiet: true });
if (found) {
  console.error(found);
  process.exit(1);
}
console.log(`${pages.length} pages linted`);
