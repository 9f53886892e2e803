import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A stylesheet that not every page has. */
export interface Sheet {
  /** Address in the build, as `/assets/css/sheet-tools.0123abcd.css`. */
  href: string;
  /** The classes that it has rules for. */
  classes: ReadonlySet<string>;
}

/** The classes that CSS modules have made for a stylesheet, as `figure_GYJq`; it may name others too. */
export const classesIn = (css: string): Set<string> =>
  new Set(css.match(/(?<=\.)[A-Za-z][\w-]*_[\w-]{4}(?![\w-])/g));

/** The classes of every element of a page. */
export function classesOf(tree: Root): Set<string> {
  const found = new Set<string>();
  visit(tree, 'element', ({ properties }) => {
    const { className } = properties;
    if (Array.isArray(className)) for (const name of className) found.add(String(name));
  });
  return found;
}

const FRAME = /<link rel="?stylesheet"? href="?\/assets\/css\/styles\.[^>]*>/;

/**
 * The page with links to the sheets that it has classes of, behind the frame's stylesheet.
 * @param html as the framework has written it
 * @throws when the page has no frame's stylesheet where it should be
 */
export function withSheets(html: string, own: ReadonlySet<string>, sheets: readonly Sheet[]) {
  const wanted = sheets.filter(({ classes }) => [...classes].some((name) => own.has(name)));
  if (wanted.length === 0) return html;
  const [frame] = FRAME.exec(html) ?? [];
  if (!frame) throw new Error('The page has no link to /assets/css/styles.*.css.');
  const links = wanted.map(({ href }) => `<link rel=stylesheet href=${href} data-sheet>`);
  return html.replace(frame, () => frame + links.join(''));
}
