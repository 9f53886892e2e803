import { twinPath } from '../../built/paths';

export interface Links {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Path of the page that holds the links. */
  route: string;
  /** Paths of all pages that have a twin. */
  routes: ReadonlySet<string>;
  /** Whether headings say anchors that differ from their words; true unless given. */
  anchors?: boolean;
}

/**
 * The address that a link has in the Markdown. It is absolute, because the text is pasted and
 * fetched out of its place; and it leads to Markdown where there is some, because whoever reads a
 * twin will want to go on reading twins. The header of each twin names the page for people.
 * @param href as in the HTML
 */
export function twinLink(href: string, { siteUrl, route, routes }: Links): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  const { pathname, search, hash } = new URL(href, `https://site${route}`);
  const target = pathname.replace(/(?<=.)\/$/, '');
  const path = routes.has(target) ? twinPath(target) : pathname;
  return `${siteUrl}${path}${search}${hash}`;
}
