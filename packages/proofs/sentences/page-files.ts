import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folder of the tests of sentences, from the root; each page has one file or a folder of files. */
export const STATEMENTS = 'tests/statements';

const ENDING = '.statements.ts';

/** The paths of all test files from the root, sorted. */
export const statementFiles = (root: string): string[] =>
  readdirSync(path.join(root, STATEMENTS), { recursive: true, encoding: 'utf8' })
    .map((name) => `${STATEMENTS}/${name.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith(ENDING))
    .sort();

/** The MDX file of a page by its path, such as `/concepts/nft`; undefined if it has none. */
export const pageSourceFile = (page: string, root = '.'): string | undefined =>
  [`docs${page}.mdx`, `${page.slice(1)}.mdx`].find((file) => existsSync(path.join(root, file)));

/** The path of a page by its MDX file: `/concepts/nft` for `docs/concepts/nft.mdx`. */
export const pagePath = (source: string): string =>
  `/${source.replace(/^docs\//, '').replace(/\.mdx$/, '')}`;

/**
 * The page of a test file: the page of the same name, or the page that its folder is named after.
 * @throws when that page does not exist
 */
export function pageOfTestFile(file: string, root = '.'): string {
  const place = file.slice(STATEMENTS.length, -ENDING.length);
  for (let page = place; page !== '/'; page = path.posix.dirname(page)) {
    if (pageSourceFile(page, root)) return page;
  }
  throw new Error(
    `${file} belongs to no page. Name it after one: ${STATEMENTS}/concepts/nft${ENDING} tests ` +
      'sentences of docs/concepts/nft.mdx, and so does any file in a folder of that name.',
  );
}
