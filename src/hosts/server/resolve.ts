import path from 'node:path';
import { twinPath } from '../../built/paths';
import { wantsMarkdown } from '../negotiation';
import type { Hosting } from '../types';

/** What an address leads to: another address, a file of the build, or nothing that can be read. */
export type Answer =
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; status: 200 | 404; file: string }
  | { kind: 'unreadable' };

/** Part of the build, but no file of the site. */
const HIDDEN = /^\/(?:404|_headers|_redirects)$/;

/**
 * @param target of the request line, for example `/concepts/nft?from=mail`
 * @param accept the header of that name
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
  if (HIDDEN.test(page)) return notFound;
  const candidates = [
    ...(wantsMarkdown(accept) ? [twinPath(page)] : []),
    ...(page === '/' ? ['/index.html'] : [page, `${page}.html`]),
  ];
  const file = candidates.find(exists);
  return file ? { kind: 'file', status: 200, file } : notFound;
}

const notFound: Answer = { kind: 'file', status: 404, file: '/404.html' };

/**
 * The path of an address, decoded, with single slashes and without dot segments, so that it cannot
 * leave the build. Undefined when it is no path.
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
