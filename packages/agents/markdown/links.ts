import { markdownPath } from '@sablier-docs/built/paths';

export interface Links {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Path of the page that holds the links. */
  route: string;
  /** Paths of all pages that have a Markdown page. */
  routes: ReadonlySet<string>;
  /** Whether headings show anchors that differ from their text; true by default. */
  anchors?: boolean;
}

/**
 * The address of a link in the Markdown. It is absolute, because the text is pasted and fetched out of
 * context, and leads to a Markdown page if there is one, because agents continue with Markdown. The header of
 * each Markdown page names the HTML page for people.
 * @param href as in the HTML
 */
export function markdownLink(href: string, { siteUrl, route, routes }: Links): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  const { pathname, search, hash } = new URL(href, `https://site${route}`);
  const target = pathname.replace(/(?<=.)\/$/, '');
  const path = routes.has(target) ? markdownPath(target) : pathname;
  return `${siteUrl}${path}${search}${hash}`;
}
