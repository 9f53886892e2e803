import { inHead } from '@sablier-docs/built/head';

export interface Sheet {
  href: string;
  /** As the bundler has named them. */
  classes: ReadonlySet<string>;
}

/** The name of a class of a module, with four characters of a hash behind it. */
const OF_MODULE = /[^_]_[\w-]{4}$/;

/** The classes of modules that a stylesheet has rules for. Global ones do not count: any page may have them. */
export function classesOfSheet(css: string): Set<string> {
  const plain = css.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const names = plain.match(/(?<=\.)-?[A-Za-z_][\w-]*/g) ?? [];
  return new Set(names.filter((name) => OF_MODULE.test(name)));
}

const classesOfPage = (html: string): string[] =>
  [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare = '']) =>
    (quoted ?? bare).split(/\s+/),
  );

/**
 * The page with links to the sheets that it shows a class of, after the sheet of every page.
 * @throws when it shows one and links no sheet at all
 */
export function withSheets(html: string, sheets: readonly Sheet[]): string {
  const shown = classesOfPage(html);
  const needed = sheets.filter(({ classes }) => shown.some((name) => classes.has(name)));
  if (needed.length === 0) return html;
  const end = inHead(html, 'link', { rel: 'stylesheet' })?.end;
  if (end === undefined) throw new Error('The page has no stylesheet to put another one behind.');
  const links = needed.map(({ href }) => `<link rel=stylesheet href=${href}>`).join('');
  return html.slice(0, end) + links + html.slice(end);
}
