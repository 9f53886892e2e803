import type { ListedPage } from '@sablier-docs/search/likely-pages';

/** The Markdown of an address that has no page, in place of an HTML page that an agent would pay for. */
export const notFoundMarkdown = (siteUrl: string): string =>
  [
    `Not found: ${siteUrl} has no page at this address.`,
    `Every page is listed at ${siteUrl}/llms.txt, and ${siteUrl}/mcp has tools that search them.`,
    '',
  ].join('\n');

/**
 * The pages that such an address may mean, as lines below that text; empty without any.
 * @param base origin of the site that answers
 */
export function likelyPagesMarkdown(base: string, pages: readonly ListedPage[]): string {
  if (pages.length === 0) return '';
  const lines = pages.map(({ path, title }) => `- [${title}](${base}${path}.md)`);
  return ['', 'Pages with words of the address:', '', ...lines, ''].join('\n');
}
