import { likelyPages, listedPages } from '@sablier-docs/search/likely-pages';
import { likelyPagesMarkdown } from '../../rules/not-found';
import { filesOfFolder } from './folder';

const HEADERS = { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' };

/**
 * The function of a host for the Markdown of an address without a page: the text of the build for it, and the pages that
 * the address may mean.
 * @param folder of the built site
 */
export function notFoundFrom(folder: string): (request: Request) => Promise<Response> {
  const files = filesOfFolder(folder);
  return async ({ url }) => {
    const [text, llms] = await Promise.all([files.read('/404.md'), files.read('/llms.txt')]);
    const { origin, pathname } = new URL(url);
    const likely = likelyPages(pathname, listedPages(llms ?? ''));
    return new Response((text ?? 'Not found.\n') + likelyPagesMarkdown(origin, likely), {
      status: 404,
      headers: HEADERS,
    });
  };
}
