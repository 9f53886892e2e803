import path from 'node:path';
import { markdownPath } from '@sablier-docs/built/paths';
import { wantsMarkdown } from '../negotiation';
import type { Hosting } from '../types';

/** The target of an address: another address, a file of the build, or nothing. */
export type Answer =
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; status: 200 | 404; file: string }
  | { kind: 'unreadable' };

/**
 * @param target of the request line, for example `/concepts/nft?from=mail`
 * @param accept the `Accept` header
 * @param exists tells whether the build has a file at a path such as `/concepts/nft.html`
 */
export function resolve(
  target: string,
  accept: string | undefined,
  hosting: Pick<Hosting, 'redirects'>,
  exists: (file: string) => boolean,
): Answer {
  const [, raw = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const page = decode(raw);
  if (page === undefined) return { kind: 'unreadable' };
  const clean = cleanAddress(page);
  const moved = hosting.redirects.find(([from]) => from === clean)?.[1];
  if (moved) return { kind: 'redirect', location: moved + query };
  if (page === '/404.html') return notFound;
  if (clean !== page) return { kind: 'redirect', location: encodeURI(clean) + query };
  if (page === '/404') return notFound;
  if (page === '/404.md') return notFoundMarkdown;
  const candidates = [
    ...(wantsMarkdown(accept) ? [markdownPath(page)] : []),
    ...(page === '/' ? ['/index.html'] : [page, `${page}.html`]),
  ];
  const file = candidates.find(exists);
  if (file) return { kind: 'file', status: 200, file };
  return page.endsWith('.md') || wantsMarkdown(accept) ? notFoundMarkdown : notFound;
}

const notFound: Answer = { kind: 'file', status: 404, file: '/404.html' };
/** Two lines for agents. */
const notFoundMarkdown: Answer = { kind: 'file', status: 404, file: '/404.md' };

/**
 * The path of an address, decoded, with single slashes and without dot segments, so that it cannot leave the
 * build. Undefined when it isn't a valid path.
 */
function decode(raw: string): string | undefined {
  try {
    const decoded = decodeURIComponent(raw);
    if (!decoded.startsWith('/') || decoded.includes('\0') || decoded.includes('\\')) return;
    return path.posix.normalize(decoded);
  } catch {
    return undefined;
  }
}

/** Without a trailing slash, `.html` and `index.html`; `/index` is the home page. */
const cleanAddress = (page: string): string =>
  page.replace(/^\/index$|(?:(?:\/index)?\.html\/?|\/)$/, '') || '/';
